import type { HallQuery } from '@yizhan/contract/entities/hall.ts';

/** Normalises a keyword, so that different spellings count as the same search. */
export const wordOf = (keyword: string) => keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Paging is not a new search. */
export const isSearch = (query: HallQuery): query is HallQuery & { keyword: string } =>
  query.current === 1 && Boolean(query.keyword);

/** Nothing found in either centre. An empty result of a filtered search does not mean that something is missing. */
export function isMissed(
  { typeId, deptId, sceneId, audience, processType, label, letter, tab }: HallQuery,
  { total, isElsewhere }: { total: number; isElsewhere: boolean },
) {
  const narrowed = [typeId, deptId, sceneId, audience, processType, label, letter].some((one) => one !== undefined);
  return total === 0 && !isElsewhere && !narrowed && tab === 'all';
}
