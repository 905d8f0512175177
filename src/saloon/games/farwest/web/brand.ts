/** A seat is known by the couples it leads; until it has chosen, by a horseshoe without a letter, which is nobody's sign. */
import type { Sign, SignsOf } from "$kit/brands";
import { COLOURS, COUPLES } from "./colours";

const HORSESHOE: Sign = { path: "M3 2H11V14C11 22 21 22 21 14V2H29V15C29 35 3 35 3 15Z", text: 21, size: 14, letter: "", colour: "var(--ink-2)" };

const signsOf: SignsOf = (view, seat, lang) => {
  const owners = (view?.owners ?? []) as number[];
  const signs = COLOURS.filter((colour) => owners[colour] === seat).map((colour): Sign => {
    const { path, text, letter, colour: ink } = COUPLES[colour];
    return { path, text, size: 14.5, letter: letter[lang], colour: ink };
  });
  return signs.length > 0 ? signs : [HORSESHOE];
};

export default signsOf;
