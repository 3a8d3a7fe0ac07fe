import { fold } from './fold-text.ts';
import { lettersIn, pairsIn, soundsIn, typedAs, vectorOf } from './lexemes.ts';
import { initialsOf, readingsOf } from './sounds.ts';

/** What can be found of something, before it is read for the search. */
export type Findable = {
  id: string;
  name: string;
  /** Words people also call it by. */
  also: string;
  /** What it is filed under: its department, its scene, its type. */
  filed: string;
  /** Its summary. */
  rest: string;
  /** Whatever else it says. */
  long: string;
  /** Shown with the result, as far as it is looked through. */
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

/** Words beyond these would make an entry heavy and find it for everything. */
const LONG_TEXT = 3_000;
/** Never half of a letter that takes two places. */
const shortened = (text: string) => text.slice(0, LONG_TEXT).replace(/[\ud800-\udbff]$/, '');

/** Between the words something is also called by. */
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
    // Without what stands between words: what was typed is compared with it as a whole.
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
