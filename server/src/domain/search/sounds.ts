import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { isHan, runsOf } from './fold-text.ts';

type Library = typeof import('pinyin-pro');
let loaded: Library | undefined;

/** Its tables are read when something is first looked for or stored, not when the server starts. */
function library(): Library {
  loaded ??= createRequire(import.meta.url)('pinyin-pro') as Library;
  return loaded;
}

/** One syllable, or one word of letters, and the piece of the text it stands for. */
export type Sound = { sound: string; from: number; to: number };

const plain = { toneType: 'none', type: 'array', v: true } as const;
/** So many other readings of a name are kept, one character changed in each. */
const OTHER_READINGS = 4;

/** The names and summaries of a hall are read with every search by pinyin, which takes longer than finding them. */
const known = new LRUCache<string, readonly Sound[]>({ maxSize: 200_000, sizeCalculation: (all) => all.length + 1 });

/** How a folded text is read, character by character; what cannot be read is left out. */
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

/** The likely readings of a name, the likeliest first: people do not know which one a dictionary takes. */
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
