import type { Db } from '../../db/database.ts';
import { type Candidate, share, slip } from './closeness.ts';
import { isHan, pairsOf, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { listCandidates, type SearchScope } from './near-queries.ts';
import { slipsOf } from './slips.ts';
import { queryOf, type SearchWords } from './words.ts';

export type NearMatches = {
  /** Matches despite a typo, or because most of the words occur; best first. */
  found: string[];
  /** The name that was probably intended, if there was a typo. */
  meant: string | null;
  /** No matches, but close. */
  near: string[];
};
/** One wrong character, or a few homophones. */
const ONE_SLIP = 1;
const MOST_OF_IT = 0.5;

/** Fallback when a search finds nothing: first assumes one wrong character, then matches part of the words. */
export async function findNear(db: Db, among: SearchScope, words: SearchWords): Promise<NearMatches> {
  const typed = words.typed.replaceAll(' ', '');
  const slips = slipsOf(typed);
  if (slips) {
    const all = await listCandidates(db, among, slips);
    const found = all
      .map((one) => ({ id: one.id, ...slip(typed, one) }))
      .filter(({ cost }) => cost <= ONE_SLIP)
      .sort((a, b) => a.cost - b.cost);
    const [best] = found;
    if (best) return { found: found.map(({ id }) => id), meant: best.meant, near: [] };
    // Pinyin without any match cannot be split into parts: the phonetically closest are suggested.
    if (slips.letters !== undefined) return { found: [], meant: null, near: all.map(({ id }) => id) };
  }
  let last: NearMatches = { found: [], meant: null, near: [] };
  for (const part of partQueries(words)) {
    const parts = partly(await listCandidates(db, among, { query: part }), words);
    if (parts.found.length > 0) return parts;
    last = parts;
  }
  return last;
}

function partly(all: readonly Candidate[], words: SearchWords): NearMatches {
  const rated = all.map((one) => ({ id: one.id, share: share(words, one) })).sort((a, b) => b.share - a.share);
  const found = rated.filter(({ share }) => share >= MOST_OF_IT).map(({ id }) => id);
  return { found, meant: null, near: found.length > 0 ? [] : rated.map(({ id }) => id) };
}

/** With more words, queries for all but one word are skipped: they grow quadratically, and nobody needs them. */
const FEW_WORDS = 8;

/** All the words but one, then any of them. */
export function partQueries({ units }: Pick<SearchWords, 'units'>): string[] {
  if (units.length <= 2 || units.length > FEW_WORDS) return [anyOf(units)];
  const without = units.map((_, at) => units.filter((_, other) => other !== at));
  return [without.map((rest) => `(${queryOf(rest)})`).join(' | '), anyOf(units)];
}

/** Any of the words, or a part of one; for a short word also its single characters, in names only. */
function anyOf(units: SearchWords['units']): string {
  const terms = units.flat().flatMap((word) =>
    runsOf(word).flatMap(({ text }) => {
      if (!isHan(text)) return [term(text, { begins: true })];
      const pairs = pairsOf(text).map((pair) => term(pair));
      return pairs.length > 1 ? pairs : [...pairs, ...[...text].map((letter) => term(letter, { weights: 'A' }))];
    }),
  );
  return [...new Set(terms)].join(' | ');
}
