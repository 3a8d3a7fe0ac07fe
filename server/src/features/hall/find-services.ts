import type { HallQuery, HallService } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { findNear, findPartly } from '../../domain/search/near.ts';
import { groupsIn, listSynonyms, readSearchWords } from '../../domain/search/synonym-queries.ts';
import { type SearchWords, typedIn, wordsFrom } from '../../domain/search/words.ts';
import { onShelf } from '../../domain/services/queries.ts';
import { bestOf, choose, type HallFilters, type SearchTerms, scopeOf } from './choice-queries.ts';
import type { HallReader } from './hall-reader.ts';
import { listLeading, measureMatch } from './queries.ts';
import { isAnswered, isNarrowed, type MatchStrength } from './rules.ts';
import { listTiles, type Tiles } from './tiles.ts';

type Pages = { current: number; size: number };
/** A query with what its centre adds. */
export type WholeQuery = HallQuery & Pages & Pick<HallFilters, 'picks'>;
export type ServiceSearchResult = {
  records: HallService[];
  total: number;
  near: HallService[];
  meant: string | null;
  /** Not found in this centre, but in the other one: the result is in `near`. */
  isElsewhere: boolean;
};

const nowhere: ServiceSearchResult = { records: [], total: 0, near: [], meant: null, isElsewhere: false };

async function readPage(
  reader: HallReader,
  filters: HallFilters,
  { current, size }: Pages,
  terms: SearchTerms,
  synonymsOf?: string,
) {
  const choice = choose(reader, filters, terms);
  const tileOptions = { words: terms.words, near: terms.ids !== undefined, synonymsOf };
  const rows = (limit: number, offset: number) => listTiles(reader, bestOf(choice, { limit, offset }), tileOptions);
  const page = await rows(size, (current - 1) * size);
  // A page beyond the last has no rows and thus no total, so it is read from the first page.
  return page.services.length === 0 && current > 1 ? { ...(await rows(1, 0)), services: [] } : page;
}

const resultOf = ({ services, total }: Pick<Tiles, 'services' | 'total'>): ServiceSearchResult => ({
  ...nowhere,
  records: services,
  total,
});

/** A page of the hall. A search without a good result is repeated as a fuzzy one, in case of a typo or a sentence. */
export async function findServices(reader: HallReader, query: WholeQuery): Promise<ServiceSearchResult> {
  const { current, size, keyword, ...filters } = query;
  const pages = { current, size };
  const typed = typedIn(keyword);
  // Punctuation alone is not a word and matches nothing.
  if (typed === undefined) return keyword ? nowhere : resultOf(await readPage(reader, filters, pages, {}));
  // Most keywords have no synonyms. The first search also returns them, so it is rarely repeated.
  const plain = await wordsFrom(typed, []);
  const first = await readPage(reader, filters, pages, { words: plain }, typed);
  const groups = first.synonyms === undefined ? await listSynonyms(reader.db, typed) : groupsIn(first.synonyms);
  const words = groups.length > 0 ? await wordsFrom(typed, groups) : plain;
  const page = groups.length > 0 ? await readPage(reader, filters, pages, { words }) : first;
  // What filters leave out was still found: it decides how the search goes on, for its page and its facets alike.
  const strength = isNarrowed(query) ? await measureMatch(reader, filters.type, words) : page;
  if (isAnswered(strength, words)) return resultOf(page);
  return findLoosely(reader, filters, pages, words, strength);
}

/** Fuzzy search within a centre. */
export function findNearServices(reader: HallReader, type: HallQuery['type'], words: SearchWords) {
  return findNear(reader.db, scopeOf(reader, type), words);
}

/** The services a search stands for: those that contain its words, or those a fuzzy search found. */
export async function termsOf(reader: HallReader, type: HallQuery['type'], words: SearchWords): Promise<SearchTerms> {
  const strength = await measureMatch(reader, type, words);
  if (isAnswered(strength, words)) return { words };
  const { found } = await nearestOf(reader, type, words, strength);
  return found.length > 0 ? { ids: found } : { words };
}

/** A few weak matches are ranked among what answers most of the sentence; without any, a typo is assumed. */
const nearestOf = (reader: HallReader, type: HallQuery['type'], words: SearchWords, { total }: MatchStrength) =>
  total > 0 ? findPartly(reader.db, scopeOf(reader, type), words) : findNearServices(reader, type, words);

/** Fuzzy search in this centre, then in the other one. */
async function findLoosely(
  reader: HallReader,
  filters: HallFilters,
  pages: Pages,
  words: SearchWords,
  strength: MatchStrength,
): Promise<ServiceSearchResult> {
  const { found, near, meant } = await nearestOf(reader, filters.type, words, strength);
  if (found.length > 0) return { ...resultOf(await readPage(reader, filters, pages, { words, ids: found })), meant };
  if (strength.total > 0) return resultOf(await readPage(reader, filters, pages, { words }));
  if (!filters.type) return nearMatches(reader, { words, ids: near });
  const there = await nearMatches(reader, { words });
  if (there.near.length > 0) return { ...there, isElsewhere: true };
  const second = await findNearServices(reader, undefined, words);
  if (second.found.length === 0) return nearMatches(reader, { words, ids: second.near });
  return { ...(await nearMatches(reader, { words, ids: second.found })), isElsewhere: true };
}

async function nearMatches(reader: HallReader, { words, ids }: SearchTerms): Promise<ServiceSearchResult> {
  if (ids?.length === 0) return nowhere;
  const few = { current: 1, size: searchLimits.nearMatchesShown };
  const { services } = await readPage(reader, { tab: 'all' }, few, { words, ids: ids?.slice(0, few.size) });
  return { ...nowhere, near: services };
}

/** Whether the keyword finds anything for anybody. Reveals nothing else about services for others. */
export async function hasResultsForAnybody({ db, ...reader }: HallReader, keyword: string): Promise<boolean> {
  const words = await readSearchWords(db, keyword);
  // Punctuation alone is not a word that could be missing.
  if (!words) return true;
  const anybody = { ...reader, db, visible: onShelf };
  const found = await listLeading(anybody, [{ word: words.typed, query: words.query }]);
  return found.length > 0 || (await findNearServices(anybody, undefined, words)).found.length > 0;
}

/** The words that find something for the caller. */
export async function wordsWithResults(reader: HallReader, typed: readonly string[]): Promise<string[]> {
  const groups = await listSynonyms(reader.db, typed.join(' '));
  const read = await Promise.all(typed.map(async (word) => ({ word, ...(await wordsFrom(word, groups)) })));
  return listLeading(reader, read);
}
