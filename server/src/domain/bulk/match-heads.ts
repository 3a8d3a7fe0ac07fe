import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fail } from '../../common/fail.ts';
import { soundsOf } from '../search/sounds.ts';
import { trimCell } from './fold-label.ts';
import { type BulkColumn, type BulkList, importColumns } from './list.ts';

type Match = { column: string | null; reason: MatchResult['matchFieldList'][number]['reason'] };

/** The heads of a row: cut to a sensible length, a repeated one with its number, an empty one is no column. */
export function headsOfRow(cells: readonly string[]): { head: string; at: number }[] {
  const seen = new Map<string, number>();
  return cells.slice(0, bulkLimits.maxColumns).flatMap((cell, at) => {
    const name = trimCell(cell).replace(/\s+/g, ' ').slice(0, bulkLimits.headLength);
    if (name === '') return [];
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return [{ head: times === 1 ? name : `${name} (${times})`, at }];
  });
}

/** The title row with the rows below it; fails when there are no titles. */
export function headsAt(head: readonly string[][], headerLine: number) {
  const heads = headsOfRow(head[headerLine - 1] ?? []);
  if (heads.length === 0) fail('bulk_no_head', { line: headerLine });
  return { heads, rows: head.slice(headerLine, headerLine + bulkLimits.sampleRows) };
}

/** Without what offices add to a name: stars, brackets and what is in them, spaces, colons. */
const bare = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（【[].*?[)）】\]]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const soundOf = (text: string) =>
  soundsOf(text)
    .map(({ sound }) => sound)
    .join('');

type Names = { column: BulkColumn; names: Set<string>; synonyms: Set<string> };

const namesOf = (list: BulkList): Names[] =>
  importColumns(list).map((column) => ({
    column,
    names: new Set(
      [list.texts['zh-CN'][column.name], list.texts.en[column.name], column.name].map((n) => bare(n ?? '')),
    ),
    synonyms: new Set((column.synonyms ?? []).map(bare)),
  }));

/** How likely a head is meant, surest first. */
const ways: { reason: Match['reason']; fits: (head: string, names: Names) => boolean }[] = [
  { reason: 'name', fits: (head, { names }) => names.has(head) },
  { reason: 'synonym', fits: (head, { synonyms }) => synonyms.has(head) },
  { reason: 'pinyin', fits: (head, { names, synonyms }) => soundsLike(head, [...names, ...synonyms]) },
];

/** The same sounds, or a name within a longer head: 学生姓名. */
function soundsLike(head: string, names: readonly string[]): boolean {
  if (head.length < 2) return false;
  const sound = soundOf(head);
  return names.some((name) => name.length >= 2 && (soundOf(name) === sound || head.endsWith(name)));
}

/** Each column goes to one head at most: what was remembered first, then the surer likeness. */
export function matchHeads(
  list: BulkList,
  heads: readonly string[],
  memory: ReadonlyMap<string, string>,
): ReadonlyMap<string, Match> {
  const columns = namesOf(list);
  const matched = new Map<string, Match>();
  const taken = new Set<string>();
  const take = (head: string, column: string, reason: Match['reason']) => {
    matched.set(head, { column, reason });
    taken.add(column);
  };
  for (const head of heads) {
    const column = memory.get(head);
    if (column === '') matched.set(head, { column: null, reason: 'memory' });
    else if (column && !taken.has(column) && columns.some((one) => one.column.name === column))
      take(head, column, 'memory');
  }
  for (const { reason, fits } of ways)
    for (const head of heads) {
      if (matched.has(head)) continue;
      const found = columns.find((names) => !taken.has(names.column.name) && fits(bare(head), names));
      if (found) take(head, found.column.name, reason);
    }
  return new Map(heads.map((head) => [head, matched.get(head) ?? { column: null, reason: 'none' }]));
}
