import type { Jieba } from '@node-rs/jieba';
import { isHan, runsOf } from './fold-text.ts';
import { stopWords } from './stop-words.ts';

let loading: Promise<Jieba> | undefined;

/** Loading the dictionary takes 0.2 s and some memory, so it is loaded with the first search. */
function dictionary(): Promise<Jieba> {
  loading ??= Promise.all([import('@node-rs/jieba'), import('@node-rs/jieba/dict.js')]).then(([{ Jieba }, { dict }]) =>
    Jieba.withDict(dict),
  );
  return loading;
}

/** The words of a folded text in order; adjacent unknown characters stay together. */
export async function segment(folded: string): Promise<string[]> {
  const jieba = await dictionary();
  return runsOf(folded).flatMap(({ text }) => (isHan(text) ? joined(jieba.cut(text, false)) : [text]));
}

/** The characters of a text that are no part of a longer word: `free` ones have no other word beside them either. */
export type LoneLetters = { free: ReadonlySet<string>; bound: ReadonlySet<string> };

export async function loneLetters(folded: string): Promise<LoneLetters> {
  const words = (await dictionary()).cut(folded, false);
  const isEdge = (word = ' ') => word === ' ' || stopWords.has(word);
  const lone = words.map((word, at) => ({ word, isFree: isEdge(words[at - 1]) && isEdge(words[at + 1]) }));
  const where = (isFree: boolean) =>
    new Set(lone.filter((one) => isSingle(one.word) && one.isFree === isFree).map(({ word }) => word));
  return { free: where(true), bound: where(false) };
}

/** More single characters in a row are a sentence, not a word. */
const MOST_JOINED = 2;

function joined(words: readonly string[]): string[] {
  // Two single characters were meant as one word: 请价 is a typo of 请假, and either character alone says little.
  if (words.length === 2 && words.every(isSingle)) return [words.join('')];
  const all: string[] = [];
  let open: string[] = [];
  const close = () => {
    all.push(...(open.length > MOST_JOINED ? open : open.length > 0 ? [open.join('')] : []));
    open = [];
  };
  for (const word of words) {
    if (isSingle(word) && !stopWords.has(word)) open.push(word);
    else {
      close();
      all.push(word);
    }
  }
  close();
  return all;
}

const isSingle = (word: string) => [...word].length === 1;
