import { isHan, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { soundsOf } from './sounds.ts';

/** Query for possible corrections; `letters`, the typed pinyin, ranks them by similarity. */
export type Slips = { query: string; letters?: string };

const LEAST_LETTERS = 4;
const LEAST_END = 3;
const MOST_LETTERS = 50;
const MOST_CHARACTERS = 8;

/** Candidates share most characters, the sound, or one correct half of the pinyin. */
export function slipsOf(typed: string): Slips | undefined {
  const letters = [...typed];
  if (runsOf(typed).length > 1 || letters.length < 2) return undefined;
  if (isHan(typed)) return { query: ofCharacters(typed, letters) };
  return letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS ? undefined : ofLetters(typed);
}

/**
 * One letter is wrong in one half, so the other half is right: the name begins with the first half, or one of its
 * syllables begins the rest of the second.
 */
function ofLetters(typed: string): Slips {
  const half = Math.floor(typed.length / 2);
  const ends = [...typed].slice(half, 1 - LEAST_END).map((_, at) => typed.slice(half + at));
  const query = [typed.slice(0, half), ...ends].map((word) => term(word, { begins: true })).join(' | ');
  return { query, letters: typed };
}

function ofCharacters(typed: string, letters: readonly string[]): string {
  const sound = term(
    soundsOf(typed)
      .map((one) => one.sound)
      .join(''),
    { begins: true },
  );
  if (letters.length < 3 || letters.length > MOST_CHARACTERS) return sound;
  const without = letters.map((_, at) => letters.filter((_, other) => other !== at));
  const most = without.map((rest) => `(${rest.map((letter) => term(letter, { weights: 'AB' })).join(' & ')})`);
  return [sound, ...most].join(' | ');
}
