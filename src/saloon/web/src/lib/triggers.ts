/** What in a message shows a rule, and where. Pure. */
import type { Position, Told } from "./wire";

/** Lists what has a rule in what a message brought: events first, then the phase one is asked in, then what one may do. */
export function triggersOf(
  position: Position,
  fresh: Told[],
  seat: number,
  verbOf: (action: string) => { verb: string; args: number[] },
  argsOf: (verb: string) => string[],
): { name: string; at: string[] }[] {
  const events = fresh.map((told) => ({ name: `event ${told.kind}`, at: [...spotsOf(told), "news"] }));
  if (!position.to_act.includes(seat)) return events;
  const verbs = position.actions.map((action) => {
    const { verb, args } = verbOf(action);
    const card = args[argsOf(verb).indexOf("card")];
    return { name: `verb ${verb}`, at: [...(card === undefined ? [] : [`hand:${card}`]), action, "question"] };
  });
  return [...events, { name: `phase ${(position.view as { phase?: string }).phase}`, at: ["question"] }, ...verbs];
}

const spotsOf = (told: Told) => [told.facts.target, told.facts.seat].filter((seat) => typeof seat === "number").map((seat) => `seat:${seat}`);
