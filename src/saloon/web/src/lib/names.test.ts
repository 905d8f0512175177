import { expect, test } from "vitest";
import { freeName } from "./names";

test("nobody at a table is called like another who has no name either", () => {
  expect(freeName("Anonyme", ["Ada"])).toBe("Anonyme");
  expect(freeName("Anonyme", ["Anonyme", "Ada"])).toBe("Anonyme 2");
  expect(freeName("Anonyme", ["Anonyme 2", "Anonyme"])).toBe("Anonyme 3");
});
