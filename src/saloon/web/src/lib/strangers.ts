/** Who has chosen no name is called by a word of their language: others read it in their own. Pure. */

/** Gives names as a reader calls them; `words` are those of all languages for somebody without a name, `own` the reader's. */
export function calledBy(names: string[], words: string[], own: string): string[] {
  const called: string[] = [];
  for (const name of names) called.push(isStranger(name, words) ? free(own, [...called, ...names.filter((each) => !isStranger(each, words))]) : name);
  return called;
}

/** "Anonyme", "Stranger 2". */
function isStranger(name: string, words: string[]): boolean {
  return words.some((word) => name.startsWith(word) && /^( \d+)?$/.test(name.slice(word.length)));
}

function free(word: string, taken: string[]): string {
  let number = 2;
  if (!taken.includes(word)) return word;
  while (taken.includes(`${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}
