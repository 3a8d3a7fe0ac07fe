import type { HallQuery, HallService } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { findNear } from '../../domain/search/near.ts';
import { groupsIn, listSynonyms, readSearchWords } from '../../domain/search/synonym-queries.ts';
import { type SearchWords, typedIn, wordsFrom } from '../../domain/search/words.ts';
import { onShelf } from '../../domain/services/queries.ts';
import { amongServices, bestOf, choose, type HallFilters, type SearchTerms } from './choice-queries.ts';
import type { HallReader } from './hall-reader.ts';
import { listLeading } from './queries.ts';
import { listTiles } from './tiles.ts';

type Pages = { current: number; size: number };
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

async function read(
  reader: HallReader,
  filters: HallFilters,
  pages: Pages,
  terms: SearchTerms,
): Promise<ServiceSearchResult> {
  const { services, total } = await readPage(reader, filters, pages, terms);
  return { ...nowhere, records: services, total };
}

/** A page of the hall. A search without results is repeated as a fuzzy search, in case of a typo. */
export async function findServices(reader: HallReader, query: HallQuery): Promise<ServiceSearchResult> {
  const { current, size, keyword, ...filters } = query;
  const pages = { current, size };
  const typed = typedIn(keyword);
  // Punctuation alone is not a word and matches nothing.
  if (typed === undefined) return keyword ? nowhere : read(reader, filters, pages, {});
  // Most keywords have no synonyms. The first search also returns them, so it is rarely repeated.
  const plain = await wordsFrom(typed, []);
  const { services, total, synonyms } = await readPage(reader, filters, pages, { words: plain }, typed);
  const groups = synonyms === undefined ? await listSynonyms(reader.db, typed) : groupsIn(synonyms);
  const straight = { ...nowhere, records: services, total };
  const words = groups.length > 0 ? await wordsFrom(typed, groups) : plain;
  const first = groups.length > 0 ? await read(reader, filters, pages, { words }) : straight;
  return first.total > 0 ? first : findElsewhere(reader, filters, pages, words);
}

/** Fuzzy search within a centre. */
export function findNearServices({ db, visible }: HallReader, type: HallQuery['type'], words: SearchWords) {
  return findNear(db, amongServices(visible, type), words);
}

/** Fuzzy search in this centre, then in the other one. */
async function findElsewhere(
  reader: HallReader,
  filters: HallFilters,
  pages: Pages,
  words: SearchWords,
): Promise<ServiceSearchResult> {
  const { found, near, meant } = await findNearServices(reader, filters.type, words);
  if (found.length > 0) return { ...(await read(reader, filters, pages, { words, ids: found })), meant };
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
  const close = await read(reader, { tab: 'all' }, few, { words, ids: ids?.slice(0, few.size) });
  return { ...nowhere, near: close.records };
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
