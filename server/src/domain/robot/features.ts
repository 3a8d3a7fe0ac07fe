import type { EverydayWord } from '../search/everyday-words.ts';
import type { Unit } from '../search/words.ts';
import { alignmentOf, type Rarity, worthOf } from './alignment.ts';
import { areOpposite } from './opposites.ts';
import type { Phrase } from './phrase.ts';
import { clashOfKinds, kindMissing } from './question-kinds.ts';
import { pinyinShare } from './typed-pinyin.ts';

/** A question as it is compared: its phrase, its words with their synonyms, and what its everyday words mean. */
export type ReadQuestion = Phrase & {
  units: readonly Unit[];
  everyday: readonly EverydayWord[];
  /** What could be typed pinyin. */
  typed: readonly string[];
  /** What else its words are called. */
  means: ReadonlyMap<string, readonly string[]>;
  /** Words that mean one of its own. */
  called: ReadonlySet<string>;
};

/** How well a phrase of an entry fits a question; each from 0 to 1, clashes count against it. */
export type Features = {
  lettersAsked: number;
  lettersKnown: number;
  tellingAsked: number;
  tellingKnown: number;
  wordsAsked: number;
  commonOrder: number;
  bm25: number;
  bm25Share: number;
  sounds: number;
  /** Of what was typed as pinyin. */
  spelled: number;
  everyday: number;
  otherKind: number;
  denial: number;
  numbers: number;
  body: number;
  bodyBm25: number;
  keywords: number;
  same: number;
  lengths: number;
  contentAsked: number;
  contentKnown: number;
  /** Both of these together: one without the other is half a match. */
  contentBoth: number;
  kindMissing: number;
  kindSurplus: number;
  opposite: number;
  /** How far it stands out in meaning, where the school has embeddings. */
  meaning: number;
};
export const featureNames = [
  ...(['lettersAsked', 'lettersKnown', 'tellingAsked', 'tellingKnown', 'wordsAsked'] as const),
  ...(['contentAsked', 'contentKnown', 'contentBoth', 'commonOrder', 'lengths', 'same'] as const),
  ...(['bm25', 'bm25Share', 'sounds', 'spelled', 'everyday', 'body', 'bodyBm25', 'keywords', 'meaning'] as const),
  ...(['otherKind', 'kindMissing', 'kindSurplus', 'opposite', 'denial', 'numbers'] as const),
] satisfies (keyof Features)[];

/** What is known of an entry besides its phrases. */
export type EntryTexts = { keywords: string; body: string };

/** By BM25 among the phrases and among the answers, each against the best. */
type Scores = { score: number; best: number; inBody: number; meaning: number };

export function featuresOf(
  asked: ReadQuestion,
  known: Phrase,
  { keywords, body }: EntryTexts,
  { score, best, inBody, meaning }: Scores,
  rarity: Rarity,
): Features {
  const lettersAsked = coverage(asked.letters, known.letters, rarity);
  const lettersKnown = coverage(known.letters, asked.letters, rarity);
  const contentAsked = alignmentOf(asked, known, rarity, asked);
  const contentKnown = alignmentOf(known, asked, rarity, { called: asked.called });
  const least = Math.min([...asked.text].length, [...known.text].length);
  const most = Math.max([...asked.text].length, [...known.text].length, 1);
  return {
    lettersAsked,
    lettersKnown,
    tellingAsked: coverage(asked.telling, known.letters, rarity),
    tellingKnown: coverage(known.telling, asked.letters, rarity),
    wordsAsked: wordsIn(asked.units, known.text, rarity),
    commonOrder: commonOrder(asked.text, known.text) / most,
    bm25: best === 0 ? 0 : score / best,
    bm25Share: score / (score + 12),
    sounds: Math.max(0, shareOf(asked.sounds, known.sounds) - shareOf(asked.pairs, known.pairs)),
    spelled: pinyinShare(asked.typed, known.text),
    everyday: everydayShareOf(asked.everyday, known.text),
    otherKind: clashOfKinds(asked.kinds, known.kinds) ? 1 : 0,
    kindMissing: kindMissing(asked.kinds, known.kinds),
    kindSurplus: kindMissing(known.kinds, asked.kinds),
    contentAsked,
    contentKnown,
    contentBoth: harmonic(contentAsked, contentKnown),
    opposite: areOpposite(asked.text, known.text) ? 1 : 0,
    denial: asked.isDenied === known.isDenied ? 0 : 1,
    numbers: clashOf(asked.numbers, known.numbers),
    body: restIn(asked, known, body, rarity),
    bodyBm25: inBody,
    keywords: keywordsIn(keywords, asked.text),
    same: asked.text === known.text ? 1 : 0,
    lengths: least / most,
    meaning,
  };
}

const harmonic = (one: number, other: number) => (one + other === 0 ? 0 : (2 * one * other) / (one + other));

/** How much of what one has the other has too, rare things first. */
function coverage(of: ReadonlySet<string>, by: ReadonlySet<string>, rarity: Rarity): number {
  let [all, found] = [0, 0];
  for (const token of of) {
    const worth = rarity(token);
    all += worth;
    if (by.has(token)) found += worth;
  }
  return all === 0 ? 0 : found / all;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let found = 0;
  for (const token of one) if (other.has(token)) found += 1;
  return (2 * found) / (one.size + other.size);
}

function wordsIn(units: readonly Unit[], text: string, rarity: Rarity): number {
  let [all, found] = [0, 0];
  for (const unit of units) {
    const worth = worthOf(unit[0], rarity);
    all += worth;
    if (text.includes(unit[0])) found += worth;
    else if (unit.some((word) => text.includes(word))) found += worth * 0.9;
  }
  return all === 0 ? 0 : found / all;
}

const everydayShareOf = (everyday: readonly EverydayWord[], text: string) =>
  everyday.length === 0
    ? 0
    : everyday.filter(({ meant }) => meant.some((word) => text.includes(word))).length / everyday.length;

/** Both say something, and nothing of it is the same. */
function clashOf<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  if (one.size === 0 || other.size === 0) return 0;
  for (const value of one) if (other.has(value)) return 0;
  return 1;
}

/** Of the pairs that the phrase lacks, how much the answer says. */
function restIn({ pairs }: Phrase, known: Phrase, body: string, rarity: Rarity): number {
  let [all, found] = [0, 0];
  for (const pair of pairs) {
    if (known.pairs.has(pair)) continue;
    const worth = rarity(pair);
    all += worth;
    if (body.includes(pair)) found += worth;
  }
  return all === 0 ? 0 : found / all;
}

function keywordsIn(keywords: string, text: string): number {
  const words = keywords.split(/[\s,，、;；|/]+/u).filter((word) => word !== '');
  return words.some((word) => text.includes(word)) ? 1 : 0;
}

/** How many characters both have in the same order. */
function commonOrder(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let above = new Int32Array(b.length + 1);
  for (const letter of a) {
    const row = new Int32Array(b.length + 1);
    for (let j = 1; j <= b.length; j += 1)
      row[j] = letter === b[j - 1] ? (above[j - 1] ?? 0) + 1 : Math.max(above[j] ?? 0, row[j - 1] ?? 0);
    above = row;
  }
  return above[b.length] ?? 0;
}
