/** What people are called. Pure. */

/** Gives somebody who has chosen no name one that nobody at the table has: "Anonyme", then "Anonyme 2". */
export function freeName(name: string, taken: string[]): string {
  let number = 2;
  if (!taken.includes(name)) return name;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
