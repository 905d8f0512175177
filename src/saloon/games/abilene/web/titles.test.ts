import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Say } from "$lib/say";
import { pursesOf } from "./titles";
import type { AbileneView } from "./view";

const WORDS = new Say("en", [readFileSync(new URL("en.ftl", import.meta.url), "utf8")]);
const said = (hands_played: number, phase: string) =>
  pursesOf({ hands_played, phase, hands_planned: 2, options: { match_end: "fixed_hands" } } as unknown as AbileneView, (key, facts) => WORDS.say(key, facts));

it("counts hands against those that were planned, and an extra hand against none", () => {
  expect(said(0, "play")).toBe("The purses before the first hand");
  expect(said(1, "play")).toBe("The purses after 1 hand of 2");
  expect(said(2, "over")).toBe("The purses after 2 hands of 2");
  expect(said(2, "opt_in")).toBe("The purses after 2 hands");
  expect(said(3, "over")).toBe("The purses after 3 hands");
});
