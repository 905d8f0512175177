import { expect, test } from "vitest";
import { calledBy } from "./strangers";

const WORDS = ["Anonyme", "Stranger"];

test("who has no name is called so in the reader's language, and no two alike", () => {
  expect(calledBy(["Anonyme", "Ada", "Stranger", "Anonyme 2"], WORDS, "Stranger")).toEqual(["Stranger", "Ada", "Stranger 2", "Stranger 3"]);
});

test("a name that somebody chose stays as it is", () => {
  expect(calledBy(["Anonymeuse", "Stranger Things"], WORDS, "Anonyme")).toEqual(["Anonymeuse", "Stranger Things"]);
});
