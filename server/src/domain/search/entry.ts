import { fold } from './fold-text.ts';
import { lettersIn, pairsIn, soundsIn, typedAs, vectorOf } from './lexemes.ts';
import { initialsOf, readingsOf } from './sounds.ts';

/** The source texts of a search entry. */
export type Findable = {
  id: string;
  name: string;
  /** Alternative names. */
  also: string;
  /** Its classification: department, scene, type. */
  filed: string;
  /** Its summary. */
  rest: string;
  /** All other text. */
  long: string;
  /** Shown with the result, cut to the length that is searched. */
  body: string;
};

export type Entry = {
  id: string;
  name: string;
  pinyin: string;
  initials: string;
  letter: string;
  words: string;
  body: string;
};

/** Upper bound: more words would bloat an entry and make it match everything. */
const LONG_TEXT = 3_000;
/** Never cuts a surrogate pair. */
const shortened = (text: string) => text.slice(0, LONG_TEXT).replace(/[\ud800-\udbff]$/, '');

/** Separates alternative names. */
export const WORDS_APART = /[\s,，、;；|/]+/u;

export function toSearchEntry({ id, name, also, filed, rest, long, body }: Findable): Entry {
  const folded = fold(name);
  const called = fold(also).split(WORDS_APART);
  const about = fold(rest);
  const under = fold(filed).split(WORDS_APART);
  const readings = readingsOf(folded);
  const initials = readings.map(initialsOf);
  const letter = initials[0]?.[0]?.toUpperCase() ?? '#';
  return {
    id,
    body: shortened(body),
    // Without separators: the typed text is compared with it as a whole.
    name: folded.replace(/[\s\p{P}\p{S}]/gu, ''),
    pinyin: [...new Set(readings.map((reading) => reading.join('')))].join(' '),
    initials: [...new Set(initials)].join(' '),
    letter: /[A-Z]/.test(letter) ? letter : '#',
    words: vectorOf({
      A: [...lettersIn(folded), ...typedAs(folded)],
      B: called.flatMap((word) => [...lettersIn(word), ...typedAs(word)]),
      C: [...under.flatMap((word) => [...lettersIn(word), ...typedAs(word)]), ...lettersIn(about), ...soundsIn(about)],
      D: pairsIn(fold(shortened(long))),
    }),
  };
}
