import { WORDS_APART } from './entry.ts';
import type { EverydayWord } from './everyday-words.ts';
import { fold, isHan, pairsOf } from './fold-text.ts';
import { soundsOf } from './sounds.ts';
import { stopWords } from './stop-words.ts';
import type { SearchWords } from './words.ts';

/** A possible match. */
export type Candidate = {
  id: string;
  name: string;
  /** Alternative names. */
  also: string;
  pinyin: string;
  /** The summary. */
  body: string;
  /** Department, scene and type. */
  filed: string;
  /** The text of its guide. */
  guide: string;
  visits: number;
};

/** Edit distance between the typed text and the closest part of a text, and that part. */
export type Distance = { cost: number; piece: string };

/** Cost of a homophone: the most likely typo. */
const HOMOPHONE = 0.3;

type Letters = { letters: string[]; sounds: (string | undefined)[] };

function lettersOf(text: string): Letters {
  const sounds = new Map(soundsOf(text).map(({ from, sound }) => [from, sound]));
  const letters = [...text];
  let at = 0;
  const heard = letters.map((letter) => {
    const sound = isHan(letter) ? sounds.get(at) : undefined;
    at += letter.length;
    return sound;
  });
  return { letters, sounds: heard };
}

const exchange = (a: Letters, i: number, b: Letters, j: number) => {
  if (a.letters[i] === b.letters[j]) return 0;
  return a.sounds[i] !== undefined && a.sounds[i] === b.sounds[j] ? HOMOPHONE : 1;
};

type Cell = { cost: number; from: number };
const NOWHERE: Cell = { cost: Number.POSITIVE_INFINITY, from: 0 };
const plus = ({ cost, from }: Cell, more: number): Cell => ({ cost: cost + more, from });
const least = (...cells: Cell[]) => cells.reduce((best, cell) => (cell.cost < best.cost ? cell : best), NOWHERE);

/** Which part of a text is compared: any substring, its beginning, or all of it. */
type Part = 'piece' | 'beginning' | 'whole';

/** Edit distance between `typed` and a part of `text`: substitutions, deletions, insertions and transpositions. */
export function distanceIn(text: string, typed: string, part: Part = 'piece'): Distance {
  const [a, b] = [lettersOf(typed), lettersOf(text)];
  let before: Cell[] = [];
  let above: Cell[] = Array.from({ length: b.letters.length + 1 }, (_, j) =>
    part === 'piece' ? { cost: 0, from: j } : { cost: j, from: 0 },
  );
  for (let i = 1; i <= a.letters.length; i += 1) {
    const row: Cell[] = [{ cost: i, from: 0 }];
    for (let j = 1; j <= b.letters.length; j += 1) {
      const swapped = a.letters[i - 1] === b.letters[j - 2] && a.letters[i - 2] === b.letters[j - 1];
      row[j] = least(
        plus(above[j - 1] ?? NOWHERE, exchange(a, i - 1, b, j - 1)),
        plus(above[j] ?? NOWHERE, 1),
        plus(row[j - 1] ?? NOWHERE, 1),
        swapped && i > 1 ? plus(before[j - 2] ?? NOWHERE, 1) : NOWHERE,
      );
    }
    [before, above] = [above, row];
  }
  const nearest = () => above.reduce((best, cell, j) => (cell.cost < (above[best]?.cost ?? 0) ? j : best), 0);
  const end = part === 'whole' ? b.letters.length : nearest();
  const { cost, from } = above[end] ?? NOWHERE;
  return { cost, piece: b.letters.slice(from, end).join('') };
}

/** How far the typed text is from this candidate, and which of its names came closest. */
export type Slip = { cost: number; meant: string };

export function slip(typed: string, { name, also, pinyin }: Pick<Candidate, 'name' | 'also' | 'pinyin'>): Slip {
  if (!isHan(typed))
    return { cost: Math.min(...pinyin.split(' ').map((sound) => soundsAway(sound, typed))), meant: name };
  const called = also.split(WORDS_APART).filter((word) => word !== '');
  const all = [
    { cost: distanceIn(fold(name), typed).cost, meant: name },
    ...called.map((term) => ({ cost: distanceIn(fold(term), typed, 'whole').cost, meant: term })),
  ];
  return all.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** Matches inside a name must start with the first typed letter: yiyuan is no typo of dianziziyuan. */
function soundsAway(sound: string, typed: string): number {
  const starts = [...sound].flatMap((letter, at) => (at === 0 || letter === typed[0] ? [at] : []));
  // Anything further on cannot belong to the match, however it was mistyped.
  const piece = (at: number) => sound.slice(at, at + typed.length + 2);
  return Math.min(...starts.map((at) => distanceIn(piece(at), typed, 'beginning').cost));
}

/**
 * Whether one of these names is read aloud with the typed sound, from one of its syllables on. Chinese has one of its
 * characters right: 习登 in 实习登记 is no typo of 熄灯.
 */
export function soundsLike(typed: string, names: readonly string[]): boolean {
  const sound = isHan(typed) ? readAloud(typed) : typed;
  return names.some((name) => {
    if (isHan(typed) && ![...typed].some((letter) => name.includes(letter))) return false;
    const syllables = soundsOf(name).map((one) => one.sound);
    return syllables.some((_, at) => {
      const rest = syllables.slice(at).join('');
      return rest.startsWith(sound) && sound.length >= (syllables[at]?.length ?? 0);
    });
  });
}

const readAloud = (text: string) =>
  soundsOf(text)
    .map(({ sound }) => sound)
    .join('');

/** How much of the search a candidate contains, from 0 to 1. */
export function share(
  { units, everyday }: Pick<SearchWords, 'units'> & { everyday: readonly EverydayWord[] },
  { name, also, body, guide }: Pick<Candidate, 'name' | 'also' | 'body' | 'guide'>,
): number {
  const own = fold(`${name} ${also}`);
  const about = fold(body);
  const long = fold(guide);
  let [all, found] = [0, 0];
  for (const unit of units) {
    const length = [...unit[0]].length;
    all += length;
    if (unit.some((word) => own.includes(word))) found += length;
    else if (unit.some((word) => about.includes(word))) found += length * 0.8;
    else if (length > 1 && unit.some((word) => long.includes(word))) found += length * 0.7;
    else if (everyday.some(({ said, meant }) => said.includes(unit[0]) && meant.some((word) => own.includes(word))))
      found += length * 0.7;
    else found += length * 0.6 * partOf(unit[0], own);
  }
  return all === 0 ? 0 : found / all;
}

function partOf(word: string, text: string): number {
  const pairs = pairsOf(word).filter((pair) => !stopWords.has(pair));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}
