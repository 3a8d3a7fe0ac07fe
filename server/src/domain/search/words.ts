import { withoutInserted } from './everyday-words.ts';
import { fold, isHan, pairsOf, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { segment } from './segment.ts';
import { stopWords } from './stop-words.ts';

/** A typed word, followed by its synonyms. */
export type Unit = readonly [typed: string, ...same: string[]];

/** A parsed search. */
export type SearchWords = {
  /** Lower case, without separators between words. */
  typed: string;
  units: readonly Unit[];
  /** Further words once what people put inside a verb is left out: 请几天假 is 请假. They help to rank. */
  loose: readonly Unit[];
  /** All units, in any weight. */
  query: string;
  /** All units, in the name or the alternative names. */
  named: string;
};

/** Lower case, words separated by a space; undefined if there are none. */
export function typedIn(keyword: string | undefined): string | undefined {
  const runs = runsOf(fold(keyword ?? ''));
  return runs.length > 0 ? runs.map(({ text }) => text).join(' ') : undefined;
}

export type Groups = readonly (readonly string[])[];

/** Builds the parsed search from known synonyms. */
export async function wordsFrom(typed: string, groups: Groups): Promise<SearchWords> {
  const units = await unitsOf(typed, groups);
  const telling = units.filter(([word]) => !stopWords.has(word));
  const required = telling.length > 0 ? telling : units;
  return {
    typed,
    units: required,
    loose: await looseUnits(typed, groups, units),
    query: queryOf(required),
    named: queryOf(required, 'AB'),
  };
}

async function looseUnits(typed: string, groups: Groups, units: readonly Unit[]): Promise<Unit[]> {
  const plain = withoutInserted(typed);
  if (plain === typed) return [];
  const known = new Set(units.map(([word]) => word));
  return (await unitsOf(plain, groups)).filter(
    ([word]) => [...word].length > 1 && !known.has(word) && !stopWords.has(word),
  );
}

/** Synonyms first, longest first: the dictionary might split them. */
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
