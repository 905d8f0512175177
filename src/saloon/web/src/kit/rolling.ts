/** How a number rolls from one value to another. Pure. */

export const ROLL_MS = 420;

/** Where a rolling number stands: exactly at its end when the time is over. */
export function rolled(from: number, to: number, passed: number): number {
  const share = Math.min(1, Math.max(0, passed / ROLL_MS));
  return share >= 1 ? to : Math.round(from + (to - from) * share);
}

/** A change in words: always with a sign. */
export function signed(change: number, lang: string): string {
  return (change < 0 ? "−" : "+") + Math.abs(change).toLocaleString(lang);
}

/** Splits a sum into its leading figures and the three noughts that are printed small. */
export function splitSum(sum: number, lang: string): [string, string] {
  if (Math.abs(sum) < 1000 || sum % 1000 !== 0) return [sum.toLocaleString(lang), ""];
  return [(sum / 1000).toLocaleString(lang), "000"];
}
