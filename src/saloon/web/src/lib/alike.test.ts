import { expect, test } from "vitest";
import { alike } from "./alike";

test("many that differ in their number are one thing, a few are not", () => {
  const named = (name: string) => ({ name });
  const blue = [1, 2, 3, 4, 5, 6].map((number) => named(`bleu ${number}`));
  const cattle = [1, 3].map((number) => named(`${number} vaches`));

  expect(alike([...blue, named("shérif"), ...cattle])).toEqual([blue, [named("shérif")], [cattle[0]], [cattle[1]]]);
});
