import { isHan, pairsOf, runsOf } from './fold-text.ts';
import { initialsOf, readingsOf, soundsOf } from './sounds.ts';

/** Nobody types more syllables of a name than these. */
const SYLLABLES = 10;

/** Characters, pairs of them, and words of letters. */
export const lettersIn = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text }) => (isHan(text) ? [...text, ...pairsOf(text)] : [text]));

/** As `lettersIn`, without single characters: in a long text they say nothing. */
export const pairsIn = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text }) => (isHan(text) ? pairsOf(text) : [text]));

/** The longest word inside a sentence that is found by its pinyin. */
const WORD_SYLLABLES = 4;

/** The next syllables from each one on, for words inside a sentence; the search looks for beginnings of these. */
export function soundsIn(folded: string): string[] {
  return runsOf(folded).flatMap(({ text }) => {
    const sounds = soundsOf(text).map(({ sound }) => sound);
    return sounds.slice(1).map((_, at) => sounds.slice(at, at + WORD_SYLLABLES).join(''));
  });
}

/**
 * Everything a name can be typed as: pinyin and initials from every syllable on, and from the first one also
 * pinyin that becomes initials and initials that become pinyin. The search looks for beginnings of these.
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

/** A tsvector written out; a lexeme has the best weight it is given. */
export function vectorOf(weighted: Record<Weight, readonly string[]>): string {
  const best = new Map<string, Weight>();
  for (const weight of ['A', 'B', 'C', 'D'] as const)
    for (const lexeme of weighted[weight]) if (lexeme !== '' && !best.has(lexeme)) best.set(lexeme, weight);
  return [...best].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
}

/** A term of a tsquery: beginnings where letters are typed, in these weights or in all. */
export const term = (lexeme: string, { begins = false, weights = '' } = {}) =>
  `${quoted(lexeme)}${begins || weights ? ':' : ''}${begins ? '*' : ''}${weights}`;
