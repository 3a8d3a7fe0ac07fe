import { fold, isHan } from './fold-text.ts';
import { type Sound, soundsOf } from './sounds.ts';
import type { SearchWords } from './words.ts';

type Highlight = [number, number];

/** Converting to pinyin is slow: for a longer text only its beginning, which is the part users see. */
const READ_ALOUD = 200;

/** Where a text matches the search: as written or by pinyin. */
export function highlightsIn(
  text: string,
  { units, near }: Pick<SearchWords, 'units'> & { near?: boolean },
): Highlight[] {
  const folded = fold(text);
  let read: readonly Sound[] | undefined;
  const aloud = () => {
    read ??= soundsOf(folded.slice(0, READ_ALOUD));
    return read;
  };
  const found = units.flatMap((unit) => {
    // A unit that mixes Latin letters and Chinese contains a space that texts do not, so its parts are matched.
    const written = unit.flatMap((word) => word.split(' ').flatMap((part) => places(folded, part)));
    if (written.length > 0) return written;
    const [typed] = unit;
    if (typed && !isHan(typed)) return pinyinMatches(aloud(), typed);
    // A near match shares characters, not words.
    return near && typed ? [...typed].flatMap((letter) => places(folded, letter)) : [];
  });
  return merged(found);
}

function places(folded: string, word: string): Highlight[] {
  const all: Highlight[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    all.push([at, at + word.length]);
  return all;
}

/** The first part of the text that matches pinyin, initials or a mixture of them. */
function pinyinMatches(sounds: readonly Sound[], typed: string): Highlight[] {
  /** Failed attempts by position: without this memo the attempts double with every syllable. */
  const dead = new Set<string>();
  const typedUpTo = (at: number, rest: string): number | undefined => {
    const one = sounds[at];
    const here = `${at} ${rest.length}`;
    if (!one || dead.has(here)) return undefined;
    if (one.sound.startsWith(rest)) return one.to;
    for (const spelling of new Set([one.sound, one.sound.slice(0, 1)])) {
      const end = rest.startsWith(spelling) ? typedUpTo(at + 1, rest.slice(spelling.length)) : undefined;
      if (end !== undefined) return end;
    }
    dead.add(here);
    return undefined;
  };
  for (const [first, { from }] of sounds.entries()) {
    const end = typedUpTo(first, typed);
    if (end !== undefined) return [[from, end]];
  }
  return [];
}

function merged(highlights: readonly Highlight[]): Highlight[] {
  const all: Highlight[] = [];
  for (const [from, to] of [...highlights].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
