/** Everything except Chinese and plain letters, digits and signs: only these can change case or width. */
const foldable = /[^\u4e00-\u9fff\u3001\u3002 -@[-~]/gu;

function small(letter: string): string {
  const plain = letter.normalize('NFKC').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** Normalizes case and width one to one: positions in the folded text are positions in the original. */
export const fold = (text: string): string => text.replace(foldable, small);

const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;

export const isHan = (text: string) => han.test(text);

export type Run = { text: string; at: number };

/** The searchable runs of a folded text: Chinese, or a word of letters and digits. */
export const runsOf = (folded: string): Run[] =>
  [...folded.matchAll(run)].map((match) => ({ text: match[0], at: match.index }));

export const pairsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};
