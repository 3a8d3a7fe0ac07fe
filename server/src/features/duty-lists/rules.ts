import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyDepartment } from '@yizhan/contract/entities/duty-list.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { fail } from '../../common/fail.ts';

/** A file of a reader has the whole list or is refused: nobody would see what was cut off. */
export function assertWhole(total: number): void {
  const most = dutyLimits.maxExported;
  if (total > most) fail('duty_list_long', { n: total, most });
}

type Own = DutyDepartment & { own: number };

/** Each department with what those below it have; departments without any item are left out. */
export function countedTree(rows: readonly Omit<Own, 'total'>[]): DutyDepartment[] {
  const totals = new Map(rows.map(({ id }) => [id, 0]));
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  for (const { id, own } of rows) {
    const seen = new Set<string>();
    for (let at: string | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at);
      totals.set(at, (totals.get(at) ?? 0) + own);
    }
  }
  return rows.flatMap(({ own: _, ...dept }) => {
    const total = totals.get(dept.id) ?? 0;
    return total > 0 ? [{ ...dept, total }] : [];
  });
}

const fileIdIn = (url: string) => url.replace(/^\/files\//, '').replace(/\?.*$/, '');

/** The content as stored: plain file addresses, and the ids of the files it shows. */
export function prepareContent(typed: DutyItemContent): { content: DutyItemContent; files: string[] } {
  const files = new Set<string>();
  const content = withFiles(typed, (id) => {
    files.add(id);
    return `/files/${id}`;
  });
  return { content, files: [...files] };
}

type WithFiles = Pick<DutyItemContent, 'chart' | 'attachments'>;

/** The content with other addresses for its files. */
export function withFiles<C extends WithFiles>(content: C, addressOf: (id: string) => string): C {
  const file = <F extends { url: string }>(one: F): F => ({ ...one, url: addressOf(fileIdIn(one.url)) });
  return { ...content, chart: content.chart && file(content.chart), attachments: content.attachments.map(file) };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** All text of an item that people read, for the sensitive-word check. */
export const wordsIn = (content: DutyItemContent) => textsIn(content).join('\n');
