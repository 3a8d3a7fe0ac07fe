import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { api } from '../../lib/api.ts';
import { headingOf, type ShownList, textOf } from './columns.ts';

export type ListFilter = { listType: string; deptId?: string; keyword?: string };

/** All items a search leaves of a list, page after page. */
export async function readWholeList(filter: ListFilter, open: boolean): Promise<DutyItemLine[]> {
  const read = open ? api.dutyLists.openPage : api.dutyLists.page;
  const items: DutyItemLine[] = [];
  for (let current = 1; items.length < dutyLimits.maxExported; current += 1) {
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

/** A spreadsheet must not take a text for a formula. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`;

/** With a byte order mark, without which Excel reads Chinese wrongly. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

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

/** Hands a text to the browser as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  Object.assign(document.createElement('a'), { href: url, download: safe }).click();
  URL.revokeObjectURL(url);
}
