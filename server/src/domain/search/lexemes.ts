import { isHan, pairsOf, runsOf } from './fold-text.ts';
import { initialsOf, readingsOf, soundsOf } from './sounds.ts';

/** Nobody types more syllables of a name. */
const SYLLABLES = 10;

/** Single characters, character pairs, and Latin words. */
export const lettersIn = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text }) => (isHan(text) ? [...text, ...pairsOf(text)] : [text]));

/** As `lettersIn`, without single characters: they do not discriminate in a long text. */
export const pairsIn = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text }) => (isHan(text) ? pairsOf(text) : [text]));

/** The longest word inside a sentence that can be found by pinyin. */
const WORD_SYLLABLES = 4;

/** The pinyin of the next syllables from each position, for words inside a sentence; matched by prefix. */
export function soundsIn(folded: string): string[] {
  return runsOf(folded).flatMap(({ text }) => {
    const sounds = soundsOf(text).map(({ sound }) => sound);
    return sounds.slice(1).map((_, at) => sounds.slice(at, at + WORD_SYLLABLES).join(''));
  });
}

/**
 * Everything a name can be typed as: pinyin and initials from every syllable on, and from the first syllable also
 * pinyin followed by initials and initials followed by pinyin. Matched by prefix.
 */
export function typedAs(folded: string): string[] {
  return readingsOf(folded).flatMap((reading, nth) => {
    const whole = reading.slice(0, SYLLABLES);
    const initials = initialsOf(whole);
    const fromEach = whole.flatMap((_, at) => [whole.slice(at).join(''), initials.slice(at)]);
    if (nth > 0) return fromEach;
    const mixed = whole
      .slice(1)
      .flatMap((_, at) => [
        whole.slice(0, at + 1).join('') + initials.slice(at + 1),
        initials.slice(0, at + 1) + whole.slice(at + 1).join(''),
      ]);
    return [...fromEach, ...mixed];
  });
}

const LONGEST = 100;
const quoted = (lexeme: string) => `'${lexeme.slice(0, LONGEST).replace(/['\\]/g, '$&$&')}'`;

export type Weight = 'A' | 'B' | 'C' | 'D';

/** A tsvector literal; a lexeme given several weights gets the best one. */
export function vectorOf(weighted: Record<Weight, readonly string[]>): string {
  const best = new Map<string, Weight>();
  for (const weight of ['A', 'B', 'C', 'D'] as const)
    for (const lexeme of weighted[weight]) if (lexeme !== '' && !best.has(lexeme)) best.set(lexeme, weight);
  return [...best].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
}

/** A tsquery term: with `begins` a prefix match, in these weights or in all. */
export const term = (lexeme: string, { begins = false, weights = '' } = {}) =>
  `${quoted(lexeme)}${begins || weights ? ':' : ''}${begins ? '*' : ''}${weights}`;
