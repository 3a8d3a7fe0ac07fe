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
export type FoundServices = {
  records: HallService[];
  total: number;
  near: HallService[];
  meant: string | null;
  /** Not in this centre, but in the other one: it is among the near ones. */
  isElsewhere: boolean;
};

const nowhere: FoundServices = { records: [], total: 0, near: [], meant: null, isElsewhere: false };

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
  // Beyond the last page nobody counted.
  return page.services.length === 0 && current > 1 ? { ...(await rows(1, 0)), services: [] } : page;
}

async function read(
  reader: HallReader,
  filters: HallFilters,
  pages: Pages,
  terms: SearchTerms,
): Promise<FoundServices> {
  const { services, total } = await readPage(reader, filters, pages, terms);
  return { ...nowhere, records: services, total };
}

/** A page of the hall. What is looked for and found nowhere is looked for once more, as somebody may have mistyped it. */
export async function findServices(reader: HallReader, query: HallQuery): Promise<FoundServices> {
  const { current, size, keyword, ...filters } = query;
  const pages = { current, size };
  const typed = typedIn(keyword);
  // Signs alone are no word: they are found nowhere.
  if (typed === undefined) return keyword ? nowhere : read(reader, filters, pages, {});
  // Most of what is typed has no synonyms: the first search tells, and is rarely repeated.
  const plain = await wordsFrom(typed, []);
  const { services, total, synonyms } = await readPage(reader, filters, pages, { words: plain }, typed);
  const groups = synonyms === undefined ? await listSynonyms(reader.db, typed) : groupsIn(synonyms);
  const straight = { ...nowhere, records: services, total };
  const words = groups.length > 0 ? await wordsFrom(typed, groups) : plain;
  const first = groups.length > 0 ? await read(reader, filters, pages, { words }) : straight;
  return first.total > 0 ? first : findElsewhere(reader, filters, pages, words);
}

/** What a second look finds in a centre. */
export function findNearServices({ db, visible }: HallReader, type: HallQuery['type'], words: SearchWords) {
  return findNear(db, amongServices(visible, type), words);
}

/** What is not in one centre may be in the other. */
async function findElsewhere(
  reader: HallReader,
  filters: HallFilters,
  pages: Pages,
  words: SearchWords,
): Promise<FoundServices> {
  const { found, near, meant } = await findNearServices(reader, filters.type, words);
  if (found.length > 0) return { ...(await read(reader, filters, pages, { words, ids: found })), meant };
  if (!filters.type) return nearMatches(reader, { words, ids: near });
  const there = await nearMatches(reader, { words });
  if (there.near.length > 0) return { ...there, isElsewhere: true };
  const second = await findNearServices(reader, undefined, words);
  if (second.found.length === 0) return nearMatches(reader, { words, ids: second.near });
  return { ...(await nearMatches(reader, { words, ids: second.found })), isElsewhere: true };
}

async function nearMatches(reader: HallReader, { words, ids }: SearchTerms): Promise<FoundServices> {
  if (ids?.length === 0) return nowhere;
  const few = { current: 1, size: searchLimits.nearMatchesShown };
  const close = await read(reader, { tab: 'all' }, few, { words, ids: ids?.slice(0, few.size) });
  return { ...nowhere, near: close.records };
}

/** Whether anybody at all finds something by it; nothing else of what is for others is told. */
export async function isFoundBySomebody({ db, ...reader }: HallReader, keyword: string): Promise<boolean> {
  const words = await readSearchWords(db, keyword);
  // Signs alone are no word that could be missing.
  if (!words) return true;
  const anybody = { ...reader, db, visible: onShelf };
  const found = await listLeading(anybody, [{ word: words.typed, query: words.query }]);
  return found.length > 0 || (await findNearServices(anybody, undefined, words)).found.length > 0;
}

/** Those of the words by which the asker finds something. */
export async function wordsWithResults(reader: HallReader, typed: readonly string[]): Promise<string[]> {
  const groups = await listSynonyms(reader.db, typed.join(' '));
  const read = await Promise.all(typed.map(async (word) => ({ word, ...(await wordsFrom(word, groups)) })));
  return listLeading(reader, read);
}
