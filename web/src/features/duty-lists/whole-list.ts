import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { headingOf, type ShownList, textOf } from './columns.ts';

export type ListFilter = { listType: string; deptId?: string; keyword?: string };

/** All items a search leaves of a list, page after page. */
export async function readWholeList(filter: ListFilter, open: boolean): Promise<DutyItemLine[]> {
  const read = open ? api.dutyLists.openPage : api.dutyLists.page;
  const items: DutyItemLine[] = [];
  for (let current = 1; ; current += 1) {
    const page = await read({ ...filter, current, size: requestLimits.maxPageSize });
    items.push(...page.records);
    if (page.records.length < requestLimits.maxPageSize) break;
  }
  return items;
}

/** Heads and rows as text, numbered from one. */
export const toRows = (list: ShownList, items: readonly DutyItemLine[], number: string): string[][] => [
  [number, ...list.columns.map(headingOf)],
  ...items.map((item, at) => [`${at + 1}`, ...list.columns.map(({ key }) => textOf(key, item))]),
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** A landscape page that Word and WPS open as a document. */
export function toWordHtml(title: string, about: string, rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const style =
    '@page s{size:841.9pt 595.3pt;mso-page-orientation:landscape;margin:40pt}div.s{page:s}table{border-collapse:collapse;width:100%}th,td{border:1px solid #666;padding:4pt;font-size:9pt;vertical-align:top}th{background:#eee}h1{font-size:16pt}';
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body><div class="s"><h1>${escaped(title)}</h1><p>${escaped(about)}</p><table><thead>${cells(head, 'th')}</thead><tbody>${body.map((row) => cells(row, 'td')).join('')}</tbody></table></div></body></html>`;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The workbook that the server makes of the whole list. */
export async function saveSheet(name: string, filter: ListFilter, open: boolean): Promise<void> {
  const { data } = await (open ? api.dutyLists.openSheet(filter) : api.dutyLists.sheet(filter));
  saveFile(
    `${name}.xlsx`,
    XLSX,
    Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
  );
}
