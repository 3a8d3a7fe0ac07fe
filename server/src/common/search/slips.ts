import { isHan, runsOf } from './fold.ts';
import { term } from './lexemes.ts';
import { soundsOf } from './sounds.ts';
import { oneLetterAway } from './syllables.ts';

/** Where to look for what was meant: by a query, and for letters perhaps by what sounds alike. */
type Slips = { query: string; sounding?: string };

const LEAST_LETTERS = 4;
const MOST_CHARACTERS = 8;
/** Every way in which letters can be mistyped is looked up by itself; these cover the name of a service. */
const MOST_LETTERS = 24;
const MOST_WAYS = 250;

/** Most of the characters, the same sound, or pinyin that is one letter away. */
export function slipsOf(typed: string): Slips | undefined {
  const letters = [...typed];
  if (runsOf(typed).length > 1 || letters.length < 2) return undefined;
  if (isHan(typed)) return { query: ofCharacters(typed, letters) };
  return letters.length < LEAST_LETTERS ? undefined : ofLetters(typed);
}

/** A long row of letters has too many ways to be mistyped; but most of it is right, and sounds alike. */
function ofLetters(typed: string): Slips | undefined {
  const ways = typed.length > MOST_LETTERS ? undefined : oneLetterAway(typed);
  if (!ways || ways.length > MOST_WAYS) return { query: term(typed, { begins: true }), sounding: typed };
  if (ways.length === 0) return undefined;
  return { query: ways.map((word) => term(word, { begins: true })).join(' | ') };
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
  const most = without.map((kept) => `(${kept.map((letter) => term(letter, { weights: 'AB' })).join(' & ')})`);
  return [sound, ...most].join(' | ');
}
