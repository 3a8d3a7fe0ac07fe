import { type Candidate, soundsLike } from './closeness.ts';
import { WORDS_APART } from './entry.ts';
import { everydayWordsIn, sayings } from './everyday-words.ts';
import { fold, isHan, pairsOf } from './fold-text.ts';
import type { SearchWords } from './words.ts';

/** How much a word counts by where it was found. */
const NAME = 1;
const CALLED = 0.95;
const IN_CALLED = 0.8;
const SUMMARY = 0.6;
const GUIDE = 0.4;
const FILED = 0.35;
const SOUND = 0.6;
/** A word of which only pairs of characters were found; one of which only single characters were. */
const PAIRS = 0.45;
const SINGLE = 0.12;
/** A word that appears when something inside it is left out. */
const LOOSE = 0.8;
/** What an everyday word means, against the word itself. */
const MEANT = 0.6;
/** A whole name inside what was typed, however the dictionary cuts it. */
const WHOLE_NAME = 3;
const WHOLE_CALLED = 1.2;
const POPULARITY = 0.3;
/** Without it a word that a small school uses once would outweigh all others. */
const LEAST_TEXTS = 60;

/** A candidate folded once for all words. */
type Text = { name: string; also: readonly string[]; called: string; body: string; filed: string; guide: string };

const textOf = ({ name, also, body, filed, guide }: Candidate): Text => {
  const called = fold(also);
  return {
    ...{ name: fold(name), called, also: called.split(WORDS_APART).filter((word) => word !== '') },
    ...{ body: fold(body), filed: fold(filed), guide: fold(guide) },
  };
};

/** How well one word fits a text, from 0 to 1. */
function fitOf(word: string, text: Text): number {
  const isSingle = [...word].length === 1 && isHan(word);
  const weight = isSingle ? SINGLE * 2 : 1;
  if (text.name.includes(word)) return NAME * weight;
  if (text.also.includes(word)) return CALLED * weight;
  if (text.called.includes(word)) return IN_CALLED * weight;
  if (isSingle) return 0;
  if (text.body.includes(word)) return SUMMARY;
  if (text.guide.includes(word)) return GUIDE;
  if (text.filed.includes(word)) return FILED;
  return partlyIn(word, text);
}

/** Pairs of a longer word, its sound, or at last its single characters in the name: never as much as a word. */
function partlyIn(word: string, text: Text): number {
  if (!isHan(word)) return soundsLike(word, [text.name, ...text.also]) ? SOUND : 0;
  const pairs = pairsOf(word);
  const own = `${text.name} ${text.called}`;
  const share = pairs.filter((pair) => own.includes(pair)).length / pairs.length;
  if (pairs.length > 1 && share > 0) return PAIRS * share;
  if (soundsLike(word, [text.name, ...text.also])) return SOUND;
  const letters = [...word];
  return (SINGLE * letters.filter((letter) => text.name.includes(letter)).length) / letters.length;
}

const bestOf = (words: readonly string[], text: Text) => Math.max(0, ...words.map((word) => fitOf(word, text)));

/** Rare words tell more than common ones. */
function rarityOf(fits: readonly number[], weightOfWord: number): number {
  const texts = Math.max(LEAST_TEXTS, fits.length);
  const having = fits.filter((fit) => fit > weightOfWord * SINGLE * 2).length;
  return Math.log(1 + (texts - having + 0.5) / (having + 0.5));
}

export type SentenceWords = Pick<SearchWords, 'typed' | 'units' | 'loose'>;
export type Ranked = { id: string; score: number };

/** Candidates by how much of what was typed they answer, best first. */
export function rank({ typed, units, loose }: SentenceWords, candidates: readonly Candidate[]): Ranked[] {
  const texts = candidates.map(textOf);
  const said = sayings(typed);
  const scores = candidates.map(
    ({ visits }, at) => wholeIn(said, texts[at]) + (POPULARITY * visits) / (visits + 2_000),
  );
  const add = (words: readonly string[], weight: number) => {
    const fits = texts.map((text) => bestOf(words, text));
    const rarity = rarityOf(fits, weight);
    for (const [at, fit] of fits.entries()) scores[at] = (scores[at] ?? 0) + rarity * fit * weight;
  };
  for (const unit of units) add(unit, 1);
  for (const unit of loose) add(unit, LOOSE);
  for (const { meant } of everydayWordsIn(said)) add(meant, MEANT);
  return candidates.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
}

/** A name, or what it is also called, that stands in the typed text as it is. */
function wholeIn(typed: string, text: Text | undefined): number {
  if (!text) return 0;
  if ([...text.name].length > 1 && typed.includes(text.name)) return WHOLE_NAME;
  const called = text.also.filter((word) => [...word].length > 1 && typed.includes(word));
  return called.length > 0 ? WHOLE_CALLED : 0;
}
