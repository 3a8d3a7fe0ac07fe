import { type Candidate, soundsLike } from './closeness.ts';
import { WORDS_APART } from './entry.ts';
import { type EverydayWord, everydayWordsIn, sayings } from './everyday-words.ts';
import { fold, isHan, pairsOf } from './fold-text.ts';
import { type LoneLetters, loneLetters } from './segment.ts';
import { stopWords } from './stop-words.ts';
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
/** One character that happens to stand in a name says nothing: 辅修 is no 报修. */
const LEAST_SHARED = 2;
/** A word that appears when something inside it is left out. */
const LOOSE = 0.8;
/** What an everyday word means, against the word itself. */
const EVERYDAY_MEANING = 0.6;
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

const isSingle = (word: string) => [...word].length === 1 && isHan(word);

/** How well one word fits a text, from 0 to 1. */
function fitOf(word: string, text: Text): number {
  if (isSingle(word)) return 0;
  if (text.name.includes(word)) return NAME;
  if (text.also.includes(word)) return CALLED;
  if (text.called.includes(word)) return IN_CALLED;
  if (text.body.includes(word)) return SUMMARY;
  if (text.guide.includes(word)) return GUIDE;
  if (text.filed.includes(word)) return FILED;
  return partlyIn(word, text);
}

/** Pairs of a longer word, or its sound: never as much as a word. */
function partlyIn(word: string, text: Text): number {
  if (isHan(word)) {
    const pairs = pairsOf(word).filter((pair) => !stopWords.has(pair));
    const own = `${text.name} ${text.called}`;
    const shared = pairs.filter((pair) => own.includes(pair)).length;
    if ([...word].length > 2 && shared > 0) return (PAIRS * shared) / pairs.length;
  }
  return soundsLike(word, [text.name, ...text.also]) ? SOUND : 0;
}

/** The characters of a word that stand somewhere in a name; of a word of one character also in what it is called. */
const sharedLetters = (word: string, { name, called }: Text): string[] =>
  [...withoutFillers(word)].filter((letter) => name.includes(letter) || (letter === word && called.includes(letter)));

/** 服务器 is not brought near by 服务, which every service could be called. */
const withoutFillers = (word: string) =>
  pairsOf(word).reduce((rest, pair) => (stopWords.has(pair) ? rest.replace(pair, '') : rest), word);

/** One that stands by itself is a word; of one after another word something must begin with it: 厕所灯, 灯坏了. */
const isWord = (letter: string, { name, also }: Text, { free, bound }: LoneLetters) =>
  free.has(letter) || (bound.has(letter) && [name, ...also].some((term) => term.startsWith(letter)));

/** How well the characters of a word fit a text of which the word is no part: they order what comes near. */
function letterFit(word: string, text: Text, shared: number): number {
  if (!isSingle(word)) return (SINGLE * shared) / [...word].length;
  if (text.name.includes(word)) return NAME * SINGLE * 2;
  return (text.also.includes(word) ? CALLED : IN_CALLED) * SINGLE * 2;
}

const bestOf = (words: readonly string[], text: Text) => Math.max(0, ...words.map((word) => fitOf(word, text)));

/** Rare words tell more than common ones. */
function rarityOf(fits: readonly number[], weightOfWord: number): number {
  const texts = Math.max(LEAST_TEXTS, fits.length);
  const having = fits.filter((fit) => fit > weightOfWord * SINGLE * 2).length;
  return Math.log(1 + (texts - having + 0.5) / (having + 0.5));
}

/** What was typed, and what its everyday words mean. */
export type SentenceWords = Pick<SearchWords, 'typed' | 'units' | 'loose'> & {
  everyday: readonly EverydayWord[];
  lone: LoneLetters;
};

export async function sentenceOf<W extends Pick<SearchWords, 'typed'>>(words: W) {
  const said = sayings(words.typed);
  const lone = await loneLetters(said);
  return { ...words, lone, everyday: everydayWordsIn(said, lone) };
}

export type RankedEntry = { id: string; score: number };

/** Candidates by how much of what was typed they answer, best first; without those that share a character alone. */
export function rank(
  { typed, units, loose, everyday, lone }: SentenceWords,
  candidates: readonly Candidate[],
): RankedEntry[] {
  const texts = candidates.map(textOf);
  const said = sayings(typed);
  const whole = texts.map((text) => wholeIn(said, text));
  const scores = candidates.map(({ visits }, at) => (whole[at] ?? 0) + (POPULARITY * visits) / (visits + 2_000));
  const hasWord = whole.map((score) => score > 0);
  const letters = candidates.map(() => 0);
  const add = (words: readonly string[], weight: number) => {
    const [typedWord = ''] = words;
    const fits = texts.map((text) => bestOf(words, text));
    const rarity = rarityOf(fits, weight);
    for (const [at, text] of texts.entries()) {
      const fit = fits[at] ?? 0;
      const shared = fit > 0 ? [] : sharedLetters(typedWord, text);
      if (fit > 0 || shared.some((letter) => isWord(letter, text, lone))) hasWord[at] = true;
      letters[at] = (letters[at] ?? 0) + shared.length;
      const counted = shared.length > 0 ? letterFit(typedWord, text, shared.length) : fit;
      scores[at] = (scores[at] ?? 0) + rarity * counted * weight;
    }
  };
  for (const unit of units) add(unit, 1);
  for (const unit of loose) add(unit, LOOSE);
  for (const { meant } of everyday) add(meant, EVERYDAY_MEANING);
  return candidates
    .map(({ id }, at) => ({ id, score: scores[at] ?? 0, isNear: hasWord[at] || (letters[at] ?? 0) >= LEAST_SHARED }))
    .filter(({ isNear }) => isNear)
    .sort((a, b) => b.score - a.score);
}

/** A name, or what it is also called, that stands in the typed text as it is. */
function wholeIn(typed: string, text: Text | undefined): number {
  if (!text) return 0;
  if ([...text.name].length > 1 && typed.includes(text.name)) return WHOLE_NAME;
  const called = text.also.filter((word) => [...word].length > 1 && typed.includes(word));
  return called.length > 0 ? WHOLE_CALLED : 0;
}
