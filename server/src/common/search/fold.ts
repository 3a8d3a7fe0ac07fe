/** Small, narrow letters, one for each that was there: places in the folded text are places in the text itself. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) {
    // Most of what is read: as it is, there is nothing smaller or narrower.
    if (letter >= '\u4e00' && letter <= '\u9fff') {
      folded += letter;
      continue;
    }
    const plain = letter.normalize('NFKC').toLowerCase();
    folded += plain.length === letter.length ? plain : letter;
  }
  return folded;
}

const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;

export const isHan = (text: string) => han.test(text);

export type Run = { text: string; at: number };

/** The pieces of a folded text that can be looked for: Chinese, or a word of letters and digits. */
export const runsOf = (folded: string): Run[] =>
  [...folded.matchAll(run)].map((match) => ({ text: match[0], at: match.index }));

export const pairsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};
