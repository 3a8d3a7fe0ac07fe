import type { Db } from '../../db/database.ts';
import { type Candidate, share, slip } from './closeness.ts';
import { isHan, pairsOf, runsOf } from './fold-text.ts';
import { term } from './lexemes.ts';
import { CANDIDATES, listCandidates, type SearchScope } from './near-queries.ts';
import { rank, type SentenceWords, sentenceOf } from './ranking.ts';
import { slipsOf } from './slips.ts';
import { soundsOf } from './sounds.ts';
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
/** What answers far less than the best one is no answer. */
const OF_THE_BEST = 0.3;

const nothing: NearMatches = { found: [], meant: null, near: [] };

/** Fallback when a search finds nothing: first assumes one wrong character, then matches part of the words. */
export async function findNear(db: Db, scope: SearchScope, words: SearchWords): Promise<NearMatches> {
  const typed = words.typed.replaceAll(' ', '');
  const slips = slipsOf(typed);
  if (slips) {
    const all = await listCandidates(db, scope, slips);
    const found = all
      .map((one) => ({ id: one.id, ...slip(typed, one) }))
      .filter(({ cost }) => cost <= ONE_SLIP)
      .sort((a, b) => a.cost - b.cost);
    const [best] = found;
    if (best) return { ...nothing, found: found.map(({ id }) => id), meant: best.meant };
    // Pinyin without any match cannot be split into parts: the phonetically closest are suggested.
    if (slips.letters !== undefined && words.units.length === 1) return { ...nothing, near: all.map(({ id }) => id) };
  }
  return findPartly(db, scope, words);
}

/** Services that answer a part of the words, ranked by how much of them; most of it is found, less is near. */
export async function findPartly(db: Db, scope: SearchScope, words: SearchWords): Promise<NearMatches> {
  const sentence = await sentenceOf(words);
  const all = await listSharing(db, scope, sentence);
  const byId = new Map(all.map((one) => [one.id, one]));
  const ranked = rank(sentence, all);
  const least = (ranked[0]?.score ?? 0) * OF_THE_BEST;
  const ids = ranked.filter(({ score }) => score > least).map(({ id }) => id);
  // The best one decides: a list without it, because it is only near, would begin with a worse one.
  const best = byId.get(ids[0] ?? '');
  const isFound = best !== undefined && share(sentence, best) >= MOST_OF_IT;
  return isFound ? { ...nothing, found: ids } : { ...nothing, near: ids };
}

/** Common words match too many services of a large school to rank them all: those with most of the words are added. */
async function listSharing(db: Db, scope: SearchScope, words: SentenceWords): Promise<Candidate[]> {
  const any = await listCandidates(db, scope, { query: partQuery(words) });
  const most = any.length < CANDIDATES ? undefined : mostQuery(words);
  if (most === undefined) return any;
  const sharing = await listCandidates(db, scope, { query: most });
  return [...new Map([...sharing, ...any].map((one) => [one.id, one])).values()];
}

/** With more words this query is skipped: it grows quadratically. */
const FEW_WORDS = 8;

/** All the words but one. */
export function mostQuery({ units }: Pick<SearchWords, 'units'>): string | undefined {
  if (units.length <= 2 || units.length > FEW_WORDS) return undefined;
  const without = units.map((_, at) => units.filter((_, other) => other !== at));
  return without.map((rest) => `(${queryOf(rest)})`).join(' | ');
}

/** Any of the words, of what they mean, or a part or the sound of one; of a short word its characters, in names. */
export function partQuery({ units, loose, everyday }: Omit<SentenceWords, 'typed' | 'lone'>): string {
  const meant = everyday.flatMap((word) => word.meant);
  const whole = meant.map((word) => `(${queryOf([[word]])})`);
  const terms = [...units, ...loose].flat().flatMap((word) =>
    runsOf(word).flatMap(({ text }) => {
      if (!isHan(text)) return [term(text, { begins: true })];
      const pairs = pairsOf(text).map((pair) => term(pair));
      const sound = soundsOf(text).map((one) => one.sound);
      const aloud = sound.length > 1 ? [term(sound.join(''), { begins: true, weights: 'AB' })] : [];
      const letters =
        pairs.length > 1 ? [] : [...text].map((letter) => term(letter, { weights: pairs.length > 0 ? 'A' : 'AB' }));
      return [...pairs, ...aloud, ...letters];
    }),
  );
  return [...new Set([...terms, ...whole])].join(' | ');
}
