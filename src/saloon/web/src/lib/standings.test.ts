import { expect, test } from "vitest";
import { Say } from "./say";
import { apartBy, isPenalty, ranking, saidPart, saidScore, thinOut, tieBreaker } from "./standings";

test("winners come first, then the higher score; equals share a place", () => {
  expect(ranking([[5], [9], [5], [1]], [1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
    { seat: 3, place: 4 },
  ]);
});

test("what breaks a tie breaks it", () => {
  expect(
    ranking(
      [
        [5, 1],
        [5, 2],
      ],
      [1],
    ).map((each) => each.seat),
  ).toEqual([1, 0]);
});

test("a thinned line keeps its ends", () => {
  const thin = thinOut(
    Array.from({ length: 1000 }, (_, i) => i),
    10,
  );

  expect(thin).toHaveLength(10);
  expect([thin[0], thin[9]]).toEqual([0, 999]);
});

test("all who share the best score are first, and nothing broke the tie between them", () => {
  expect(ranking([[30], [12], [30]], [0, 2]).map((each) => each.place)).toEqual([1, 1, 3]);
  expect(tieBreaker([[30], [12], [30]], [0, 2])).toBe(0);
});

test("the number that set the winner apart from somebody with as much is found", () => {
  expect(
    tieBreaker(
      [
        [5, 2, 0],
        [5, 2, 1],
        [4, 9, 9],
      ],
      [1],
    ),
  ).toBe(3);
  expect(
    tieBreaker(
      [
        [5, 1],
        [5, 2],
      ],
      [1],
    ),
  ).toBe(2);
  expect(tieBreaker([[9], [5]], [1])).toBe(0); // the better one has resigned
});

const AGAINST = ["score-1 = Jetons", "    .counts = { $parts ->", "        [3] for", "       *[other] against", "    }"].join("\n");

test("a score is split into its number and its unit", () => {
  expect(saidScore(new Say("fr", ["score = { $score } jetons"]), [3])).toEqual({ number: "3", unit: "jetons" });
  expect(saidScore(new Say("fr", []), [412_000])).toEqual({ number: "412\u202f000", unit: "" });
});

test("a debt is told with its sign", () => {
  expect(saidScore(new Say("en", ["score = { $score } dollars"]), [-5, -2])).toEqual({ number: "-5", unit: "dollars" });
  expect(saidScore(new Say("en", []), [-5]).number).toBe("-5");
  expect(saidPart(new Say("en", ["score-2 = Dollars"]), [1, -5], 2)).toBe("-5");
});

test("what the game says counts against a player is told without the sign", () => {
  const says = new Say("fr", ["score = { $score } jetons", AGAINST]);

  expect(saidScore(says, [-3, 1])).toEqual({ number: "3", unit: "jetons" });
  expect(saidScore(says, [-3, 1, 0]).number).toBe("-3"); // with three parts, the first one counts for the player
  expect(saidPart(says, [0, 1], 1)).toBe("0");
  expect([isPenalty(says, 2, 1), isPenalty(says, 3, 1), isPenalty(says, 2, 2)]).toEqual([true, false, false]);
});

test("a place is counted from 1, whatever the score counts from", () => {
  const says = new Say("fr", ["score-2 = Rang\n    .value = { $place }", "score-3 = Balle\n    .counts = against"]);

  expect(saidPart(says, [7, 0, -3], 2)).toBe("1");
  expect(saidPart(says, [7, -1, -3], 2)).toBe("2");
  expect(saidPart(says, [7, -1, -3], 3)).toBe("3");
});

test("what sets two apart that have as much is found for each of them", () => {
  const scores = [
    [-5, -3],
    [-5, -4],
    [-1, -1],
    [-7, -2],
  ];

  expect(scores.map((_, seat) => apartBy(scores, seat))).toEqual([2, 2, 0, 0]);
});
