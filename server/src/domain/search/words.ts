import { fold, isHan, pairsOf, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { segment } from './segment.ts';
import { stopWords } from './stop-words.ts';

/** A word that was looked for, and after it those that mean the same. */
export type Unit = readonly [typed: string, ...same: string[]];

/** What somebody looks for, as the search reads it. */
export type SearchWords = {
  /** In small letters, without what stands between words. */
  typed: string;
  units: readonly Unit[];
  /** All units, in whichever weight. */
  query: string;
  /** All units, in a name or in what it is also called. */
  named: string;
};

/** In small letters, a space between words; undefined where there are none. */
export function typedIn(keyword: string | undefined): string | undefined {
  const runs = runsOf(fold(keyword ?? ''));
  return runs.length > 0 ? runs.map(({ text }) => text).join(' ') : undefined;
}

export type Groups = readonly (readonly string[])[];

/** The same, when the synonyms are known. */
export async function wordsFrom(typed: string, groups: Groups): Promise<SearchWords> {
  const units = await unitsOf(typed, groups);
  const telling = units.filter(([word]) => !stopWords.has(word));
  const required = telling.length > 0 ? telling : units;
  return { typed, units: required, query: queryOf(required), named: queryOf(required, 'AB') };
}

/** Synonyms first, the longest first: a dictionary may cut them in two. */
async function unitsOf(typed: string, groups: Groups): Promise<Unit[]> {
  const known = groups
    .flatMap((group) => group.map((word) => ({ word, group })))
    .filter(({ word }) => typed.includes(word))
    .sort((a, b) => b.word.length - a.word.length)[0];
  if (!known) return (await segment(typed)).map((word): Unit => [word]);
  const { word } = known;
  const same = groups.filter((group) => group.includes(word)).flat();
  const at = typed.indexOf(word);
  const [before, after] = await Promise.all([
    unitsOf(typed.slice(0, at), groups),
    unitsOf(typed.slice(at + word.length), groups),
  ]);
  return [...before, [word, ...new Set(same.filter((other) => other !== word))], ...after];
}

export const queryOf = (units: readonly Unit[], weights = '') => units.map((unit) => anyOf(unit, weights)).join(' & ');

const anyOf = (unit: Unit, weights: string) => `(${unit.map((word) => allOf(word, weights)).join(' | ')})`;

function allOf(word: string, weights: string): string {
  const terms = runsOf(word).flatMap(({ text }) => {
    if (!isHan(text)) return [term(text, { begins: true, weights })];
    const pairs = [...text].length > 1 ? pairsOf(text) : [text];
    return pairs.map((pair) => term(pair, { weights }));
  });
  return `(${terms.join(' & ')})`;
}
