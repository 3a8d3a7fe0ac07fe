import type { Db } from '../../db/database.ts';
import { type Candidate, share, slip } from './closeness.ts';
import { isHan, pairsOf, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { listCandidates, type SearchScope } from './near-queries.ts';
import { slipsOf } from './slips.ts';
import { queryOf, type SearchWords } from './words.ts';

export type NearMatches = {
  /** Found in spite of a slip, or because most of the words stand there; the best first. */
  found: string[];
  /** The name, or a word for it, that was probably meant when it was a slip. */
  meant: string | null;
  /** Not found, but not far from it. */
  near: string[];
};
/** One wrong character, or a few that sound the same. */
const ONE_SLIP = 1;
const MOST_OF_IT = 0.5;

/** Looks again when nothing was found: first as if one character were wrong, then for a part of the words. */
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
    // Letters that no name begins with have no parts to look for: what sounds most like them comes near.
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

/** Of more words than this, all but one is no question: it would grow with their square, and nobody means it. */
const FEW_WORDS = 8;

/** All the words but one, then any of them. */
export function partQueries({ units }: Pick<SearchWords, 'units'>): string[] {
  if (units.length <= 2 || units.length > FEW_WORDS) return [anyOf(units)];
  const without = units.map((_, at) => units.filter((_, other) => other !== at));
  return [without.map((rest) => `(${queryOf(rest)})`).join(' | '), anyOf(units)];
}

/** Any of the words, or a piece of one; of a short word its characters in a name. */
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
