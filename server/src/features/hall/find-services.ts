import type { HallQuery, HallService } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { findNear } from '../../domain/search/near.ts';
import { groupsIn, listSynonyms, readSearchWords } from '../../domain/search/synonym-queries.ts';
import { type SearchWords, typedIn, wordsFrom } from '../../domain/search/words.ts';
import { onShelf } from '../../domain/services/queries.ts';
import type { Asker } from './asker.ts';
import { amongServices, bestOf, choose, type HallFilters, type SearchTerms } from './choice-queries.ts';
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
  asker: Asker,
  wanted: HallFilters,
  { current, size }: Pages,
  sought: SearchTerms,
  synonymsOf?: string,
) {
  const choice = choose(asker, wanted, sought);
  const shown = { words: sought.words, near: sought.ids !== undefined, synonymsOf };
  const rows = (limit: number, offset: number) => listTiles(asker, bestOf(choice, { limit, offset }), shown);
  const page = await rows(size, (current - 1) * size);
  // Beyond the last page nobody counted.
  return page.services.length === 0 && current > 1 ? { ...(await rows(1, 0)), services: [] } : page;
}

async function read(asker: Asker, wanted: HallFilters, pages: Pages, sought: SearchTerms): Promise<FoundServices> {
  const { services, total } = await readPage(asker, wanted, pages, sought);
  return { ...nowhere, records: services, total };
}

/** A page of the hall. What is looked for and found nowhere is looked for once more, as somebody may have mistyped it. */
export async function findServices(asker: Asker, query: HallQuery): Promise<FoundServices> {
  const { current, size, keyword, ...wanted } = query;
  const pages = { current, size };
  const typed = typedIn(keyword);
  // Signs alone are no word: they are found nowhere.
  if (typed === undefined) return keyword ? nowhere : read(asker, wanted, pages, {});
  // Most of what is typed has no synonyms: the first search tells, and is rarely repeated.
  const plain = await wordsFrom(typed, []);
  const { services, total, synonyms } = await readPage(asker, wanted, pages, { words: plain }, typed);
  const groups = synonyms === undefined ? await listSynonyms(asker.db, typed) : groupsIn(synonyms);
  const straight = { ...nowhere, records: services, total };
  const words = groups.length > 0 ? await wordsFrom(typed, groups) : plain;
  const first = groups.length > 0 ? await read(asker, wanted, pages, { words }) : straight;
  return first.total > 0 ? first : findElsewhere(asker, wanted, pages, words);
}

/** What a second look finds in a centre. */
export function findNearServices({ db, visible }: Asker, type: HallQuery['type'], words: SearchWords) {
  return findNear(db, amongServices(visible, type), words);
}

/** What is not in one centre may be in the other. */
async function findElsewhere(
  asker: Asker,
  wanted: HallFilters,
  pages: Pages,
  words: SearchWords,
): Promise<FoundServices> {
  const { found, near, meant } = await findNearServices(asker, wanted.type, words);
  if (found.length > 0) return { ...(await read(asker, wanted, pages, { words, ids: found })), meant };
  if (!wanted.type) return nearMatches(asker, { words, ids: near });
  const there = await nearMatches(asker, { words });
  if (there.near.length > 0) return { ...there, isElsewhere: true };
  const second = await findNearServices(asker, undefined, words);
  if (second.found.length === 0) return nearMatches(asker, { words, ids: second.near });
  return { ...(await nearMatches(asker, { words, ids: second.found })), isElsewhere: true };
}

async function nearMatches(asker: Asker, { words, ids }: SearchTerms): Promise<FoundServices> {
  if (ids?.length === 0) return nowhere;
  const few = { current: 1, size: searchLimits.nearMatchesShown };
  const close = await read(asker, { tab: 'all' }, few, { words, ids: ids?.slice(0, few.size) });
  return { ...nowhere, near: close.records };
}

/** Whether anybody at all finds something by it; nothing else of what is for others is told. */
export async function isFoundBySomebody({ db, ...asker }: Asker, keyword: string): Promise<boolean> {
  const words = await readSearchWords(db, keyword);
  // Signs alone are no word that could be missing.
  if (!words) return true;
  const anybody = { ...asker, db, visible: onShelf };
  const found = await listLeading(anybody, [{ word: words.typed, query: words.query }]);
  return found.length > 0 || (await findNearServices(anybody, undefined, words)).found.length > 0;
}

/** Those of the words by which the asker finds something. */
export async function wordsWithResults(asker: Asker, typed: readonly string[]): Promise<string[]> {
  const groups = await listSynonyms(asker.db, typed.join(' '));
  const read = await Promise.all(typed.map(async (word) => ({ word, ...(await wordsFrom(word, groups)) })));
  return listLeading(asker, read);
}
