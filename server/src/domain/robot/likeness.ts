import { LRUCache } from 'lru-cache';
import { alignmentOf } from './alignment.ts';
import { nearWordsIn } from './near-words.ts';
import { areOpposite } from './opposites.ts';
import type { Phrase } from './phrase.ts';
import { clashOfKinds } from './question-kinds.ts';

/** From here on two questions are taken for one. */
export const ALIKE = 0.65;
const OTHER_KIND = 0.45;
const DENIAL = 0.15;
const OPPOSITE = 0.3;

const equalWorth = () => 1;
const called = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 });

/** How alike two questions are, up to 1: what both are about, less what tells them apart. */
export function likeness(one: Phrase, other: Phrase): number {
  if (one.text === other.text) return 1;
  const there = alignmentOf(one, other, equalWorth, { called: otherWordsFor(other.text) });
  const back = alignmentOf(other, one, equalWorth, { called: otherWordsFor(one.text) });
  const both = there + back === 0 ? 0 : (2 * there * back) / (there + back);
  const apart =
    (clashOfKinds(one.kinds, other.kinds) ? OTHER_KIND : 0) +
    (one.isDenied === other.isDenied ? 0 : DENIAL) +
    (areOpposite(one.text, other.text) ? OPPOSITE : 0);
  return both - apart;
}

function otherWordsFor(text: string): ReadonlySet<string> {
  const before = called.get(text);
  if (before) return before;
  const words = new Set(nearWordsIn(text).flat());
  called.set(text, words);
  return words;
}
