/** Neither Chinese, nor plain letters, digits and signs: only of these can one be smaller or narrower. */
const foldable = /[^\u4e00-\u9fff\u3001\u3002 -@[-~]/gu;

function small(letter: string): string {
  const plain = letter.normalize('NFKC').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** Small, narrow letters, one for each that was there: places in the folded text are places in the text itself. */
export const fold = (text: string): string => text.replace(foldable, small);

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
