import type { Conditions } from '@yizhan/contract/entities/bulk.ts';
import { type DataRange, dataRanges } from '@yizhan/contract/entities/bulk.ts';

/** What a list is searched by; what is not filled in is absent. */
export type SearchConditions = Readonly<Record<string, Conditions[string] | undefined>>;

export const toConditions = (search: SearchConditions): Conditions =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export type Range = DataRange;

type Host = {
  search?: SearchConditions | undefined;
  ticked?: readonly string[] | undefined;
};

/** EX-11: the ranges of the list that the host screen can serve. */
export function listRanges(offered: readonly number[], { search, ticked }: Host): Range[] {
  const served = [dataRanges.all, search && dataRanges.search, ticked && dataRanges.ticked];
  return served.filter((range): range is Range => range !== undefined && offered.includes(range));
}

/** What the person most likely wants: what is ticked, else what is searched for, else all. */
export function startRange(ranges: readonly Range[], { search = {}, ticked = [] }: Host): Range {
  const wanted = ticked.length > 0 ? dataRanges.ticked : Object.keys(search).length > 0 ? dataRanges.search : undefined;
  return ranges.find((range) => range === wanted) ?? ranges[0] ?? dataRanges.all;
}
