import type { HallQuery } from '@yizhan/contract/entities/hall.ts';

/** Two people who typed a word differently looked for the same. */
export const wordOf = (keyword: string) => keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Turning a page is no new search. */
export const isSearch = (query: HallQuery): query is HallQuery & { keyword: string } =>
  query.current === 1 && Boolean(query.keyword);

/** Nothing in both centres; that a narrower choice is empty says nothing of what is missing. */
export function isMissed(
  { typeId, deptId, sceneId, audience, processType, label, letter, tab }: HallQuery,
  { total, isElsewhere }: { total: number; isElsewhere: boolean },
) {
  const narrowed = [typeId, deptId, sceneId, audience, processType, label, letter].some((one) => one !== undefined);
  return total === 0 && !isElsewhere && !narrowed && tab === 'all';
}
