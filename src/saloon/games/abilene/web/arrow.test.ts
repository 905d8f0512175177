import { expect, it } from "vitest";
import { headOf } from "./arrow";

it("points where it goes", () => {
  expect(headOf([0, 0], [0, 10], 5)).toBe("M-2.4 5.6L0.0 10.0L2.4 5.6Z");
});
