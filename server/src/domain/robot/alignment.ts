import { isHan } from '../search/fold-text.ts';
import { soundsOf } from '../search/sounds.ts';
import { alikeTo, areAlike } from './alike-words.ts';
import type { Phrase } from './phrase.ts';

export type Rarity = (token: string) => number;

type PhraseText = Pick<Phrase, 'content' | 'text'>;
type More = {
  /** What else a word is called: any of these in the other text meets it. */
  means?: ReadonlyMap<string, readonly string[]>;
  /** Words that the other text says in another way. */
  called?: ReadonlySet<string>;
};

const ALIKE = 0.85;
const SOUND = 0.75;
const PART = 0.3;
const SHARED = 0.1;
const LETTERS = 0.6;

/** How well one text's words are met by another's, from 0 to 1, rare words first. */
export function alignmentOf(of: PhraseText, by: PhraseText, rarity: Rarity, more: More = {}): number {
  let [all, met] = [0, 0];
  for (const word of of.content) {
    const worth = worthOf(word, rarity);
    all += worth;
    met += worth * meeting(word, by, more);
  }
  return all === 0 ? 0 : met / all;
}

/** A word is as rare as the rarest of its pairs. */
export const worthOf = (word: string, rarity: Rarity): number => {
  const letters = [...word];
  if (letters.length < 3) return rarity(word);
  return Math.max(...letters.slice(1).map((letter, at) => rarity(`${letters[at]}${letter}`)));
};

function meeting(word: string, { content, text }: PhraseText, { means, called }: More): number {
  if (word.length > 1 && text.includes(word)) return 1;
  let best = 0;
  for (const other of content) {
    if (word === other) return 1;
    best = Math.max(best, likenessOf(word, other));
  }
  if (best >= ALIKE) return best;
  const isSaid = (other: string) => other.length > 1 && text.includes(other);
  return called?.has(word) || means?.get(word)?.some(isSaid) || alikeTo(word).some(isSaid) ? ALIKE : best;
}

/** The same thing in another word, a part of it, letters of it, or its sound: 请价 is 请假. */
function likenessOf(word: string, other: string): number {
  if (areAlike(word, other)) return ALIKE;
  const [own, others] = [[...word], [...other]];
  const shared = own.filter((letter) => others.includes(letter)).length;
  if (shared > 0) {
    const base = word.includes(other) || other.includes(word) ? PART : SHARED;
    return base + (LETTERS * shared) / Math.max(own.length, others.length);
  }
  return own.length > 1 && own.length === others.length && isHan(word) && soundOf(word) === soundOf(other) ? SOUND : 0;
}

const soundOf = (word: string) =>
  soundsOf(word)
    .map(({ sound }) => sound)
    .join('');
