import { describe, expect, it } from "vitest";
import { nextPoint } from "./points";

const at = (x: number, y: number) => ({ x, y });

describe("arrow keys", () => {
  it("go to the nearest point ahead, and nowhere beyond the last", () => {
    const [near, far] = [at(1, 0), at(3, 0)];

    expect(nextPoint(at(0, 0), "ArrowRight", [far, near])).toBe(near);
    expect(nextPoint(near, "ArrowRight", [near, far])).toBe(far);
    expect(nextPoint(far, "ArrowRight", [near, far])).toBeNull();
    expect(nextPoint(near, "Tab", [near, far])).toBeNull();
  });

  it("reach a point that lies in no row or column of theirs", () => {
    const corner = at(1, 1);

    expect(nextPoint(at(0, 0), "ArrowRight", [corner])).toBe(corner);
    expect(nextPoint(at(0, 0), "ArrowDown", [corner])).toBe(corner);
  });
});
