import type { Jieba } from '@node-rs/jieba';
import { isHan, runsOf } from './fold-text.ts';
import { stopWords } from './stop-words.ts';

let loading: Promise<Jieba> | undefined;

/** The dictionary takes a fifth of a second and some memory: it comes with the first search. */
function dictionary(): Promise<Jieba> {
  loading ??= Promise.all([import('@node-rs/jieba'), import('@node-rs/jieba/dict.js')]).then(([{ Jieba }, { dict }]) =>
    Jieba.withDict(dict),
  );
  return loading;
}

/** The words of a folded text in their order; unknown characters that stand together stay together. */
export async function segment(folded: string): Promise<string[]> {
  const jieba = await dictionary();
  return runsOf(folded).flatMap(({ text }) => (isHan(text) ? joined(jieba.cut(text, false)) : [text]));
}

function joined(words: readonly string[]): string[] {
  // Two characters were meant as one word, though one of them alone says little: 请价 is a slip of 请假.
  if (words.length === 2 && words.every((word) => [...word].length === 1)) return [words.join('')];
  const all: string[] = [];
  let open = false;
  for (const word of words) {
    const single = [...word].length === 1 && !stopWords.has(word);
    const last = all.at(-1);
    if (single && open && last !== undefined) all[all.length - 1] = last + word;
    else all.push(word);
    open = single;
  }
  return all;
}
