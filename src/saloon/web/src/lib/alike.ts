/** Cards that differ in their number only are shown together. Pure. */

const FEW = 5; // that are told one by one all the same

/** Puts together what is called alike but for its number, where there are many: ten blue cards are one thing. */
export function alike<T extends { name: string }>(things: T[]): T[][] {
  const kinds = new Map<string, T[]>();
  for (const thing of things) {
    const kind = thing.name.replaceAll(/\d+/g, "#");
    kinds.set(kind, [...(kinds.get(kind) ?? []), thing]);
  }
  return [...kinds.values()].flatMap((kind) => (kind.length > FEW ? [kind] : kind.map((thing) => [thing])));
}
