import type { HallQuery } from '@yizhan/contract/entities/hall.ts';
import type { SearchWords } from '../../domain/search/words.ts';

/** Normalises a keyword, so that different spellings count as the same search. */
export const wordOf = (keyword: string) => keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Paging is not a new search. */
export const isSearch = (query: HallQuery): query is HallQuery & { keyword: string } =>
  query.current === 1 && Boolean(query.keyword);

/** Whether a facet or a tab leaves out a part of the centre. */
export const isNarrowed = ({ typeId, deptId, sceneId, audience, processType, label, letter, tab }: HallQuery) =>
  tab !== 'all' || [typeId, deptId, sceneId, audience, processType, label, letter].some((one) => one !== undefined);

/** Nothing found in either centre. An empty result of a filtered search does not mean that something is missing. */
export const isMissed = (query: HallQuery, { total, isElsewhere }: { total: number; isElsewhere: boolean }) =>
  total === 0 && !isElsewhere && !isNarrowed(query);

/** How many services contain all the words, and how well the best one fits. */
export type MatchStrength = { total: number; fit: number | null };

/** Matches of names score at least this. */
const NAMED = 3.5;
/** Of more matches a page alone would be ranked. */
const FEW = 30;

/** Words that stand in names are an answer. A few texts in which the words of a sentence happen to stand are none. */
export const isAnswered = ({ total, fit }: MatchStrength, { units }: Pick<SearchWords, 'units'>) =>
  total > 0 && (units.length === 1 || total > FEW || (fit ?? 0) >= NAMED);
