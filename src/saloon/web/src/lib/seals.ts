/** The seals this browser was shown while a match was under way: what the seed is judged by afterwards. */
const KEY = "saloon-seals";
const MOST = 40;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const seals = {
  of: (id: string): string | null => all()[id] ?? null,
  keep(id: string, hash: string): void {
    const known = all();
    if (id in known) return; // the first one counts
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(known), [id, hash]].slice(-MOST))));
  },
};
