import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { isHan, runsOf } from './fold-text.ts';

type Library = typeof import('pinyin-pro');
let loaded: Library | undefined;

/** The library loads its tables on first use, not when the server starts. */
function library(): Library {
  loaded ??= createRequire(import.meta.url)('pinyin-pro') as Library;
  return loaded;
}

/** One syllable, or one Latin word, and its position in the text. */
export type Sound = { sound: string; from: number; to: number };

const plain = { toneType: 'none', type: 'array', v: true } as const;
/** Number of alternative readings stored per name, each with one character changed. */
const OTHER_READINGS = 4;

/** Cache: every pinyin search converts the names and summaries of a hall, which takes longer than finding them. */
const known = new LRUCache<string, readonly Sound[]>({ maxSize: 200_000, sizeCalculation: (all) => all.length + 1 });

/** The pinyin of a folded text, character by character; what has no reading is left out. */
export function soundsOf(folded: string): readonly Sound[] {
  const before = known.get(folded);
  if (before) return before;
  const sounds = read(folded);
  known.set(folded, sounds);
  return sounds;
}

function read(folded: string): Sound[] {
  return runsOf(folded).flatMap(({ text, at }) => {
    if (!isHan(text)) return [{ sound: text, from: at, to: at + text.length }];
    const syllables = library().pinyin(text, plain);
    let from = at;
    return [...text].map((letter, nth) => {
      const sound = { sound: syllables[nth] ?? letter, from, to: from + letter.length };
      from = sound.to;
      return sound;
    });
  });
}

/** The likely readings of a name, likeliest first: users do not know which one the dictionary picks. */
export function readingsOf(folded: string): string[][] {
  const likeliest = soundsOf(folded);
  const others: string[][] = [];
  for (const [nth, { sound, from, to }] of likeliest.entries()) {
    const letter = folded.slice(from, to);
    if (!isHan(letter)) continue;
    const [first, second] = library().polyphonic(letter, plain)[0] ?? [];
    const other = first === sound ? second : first;
    if (other && other !== sound && others.length < OTHER_READINGS)
      others.push(likeliest.map((one, at) => (at === nth ? other : one.sound)));
  }
  return [likeliest.map(({ sound }) => sound), ...others];
}

export const initialsOf = (reading: readonly string[]) => reading.map((sound) => sound[0] ?? '').join('');
