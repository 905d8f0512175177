import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Say } from "$lib/say";
import type { Ending } from "./ending";
import { pursesOf } from "./titles";
import type { AbileneView } from "./view";

const WORDS = new Say("en", [readFileSync(new URL("en.ftl", import.meta.url), "utf8")]);
const said = (hands_played: number, phase: string, ending: Ending | null = null) =>
  pursesOf({ hands_played, phase, hands_planned: 2, options: { match_end: "fixed_hands" } } as unknown as AbileneView, ending, (key, facts) => WORDS.say(key, facts));

it("counts hands against those that were planned, and an extra hand against none", () => {
  expect(said(0, "play")).toBe("The purses during hand 1");
  expect(said(1, "opt_in", {} as Ending)).toBe("The purses after 1 hand of 2");
  expect(said(2, "over")).toBe("The purses after 2 hands of 2");
  expect(said(2, "opt_in", {} as Ending)).toBe("The purses after 2 hands"); // nobody won, and one more follows
  expect(said(3, "over")).toBe("The purses after 3 hands");
});
