import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { columnOf } from './cell-value.ts';
import { chooseSheet } from './choose-sheet.ts';
import { consumePart } from './part-bytes.ts';
import { readXlsx } from './read-xlsx.ts';
import type { WorkbookOutline } from './sheet-outline.ts';
import type { Merge, SheetRow } from './sheet-row.ts';
import type { WorkbookLimits } from './workbook-limits.ts';
import { findParts } from './workbook-parts.ts';
import { attribute, openingTags } from './xml-text.ts';
import { ZipFile } from './zip-file.ts';

type OutlineOptions = { headRows: number; sheet?: number | undefined };

export async function readOutline(
  file: string,
  limit: WorkbookLimits,
  wanted: OutlineOptions,
): Promise<WorkbookOutline> {
  const zip = await ZipFile.open(file, limit);
  try {
    const { sheets } = await findParts(zip);
    const { sheet, head } = await chooseSheet(sheets, wanted, (place) =>
      readHead(file, limit, { ...wanted, sheet: place }),
    );
    const path = sheets[sheet]?.path ?? '';
    return {
      sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
      sheet,
      head,
      ...(await readShape(zip, path)),
    };
  } finally {
    await zip.close();
  }
}

async function readHead(file: string, limit: WorkbookLimits, { headRows, sheet }: OutlineOptions): Promise<SheetRow[]> {
  const head: SheetRow[] = [];
  for await (const batch of readXlsx(file, limit, sheet)) {
    head.push(...batch);
    if (head.length >= headRows) break;
  }
  return head.slice(0, headRows);
}

/** Merged cells stand behind all rows, so the sheet is unpacked, though nothing in its rows is looked at. */
async function readShape(zip: ZipFile, part: string): Promise<{ merges: Merge[]; mostRows: number }> {
  let mostRows = 0;
  let prefix: string | undefined;
  let isBehind = false;
  const merges: Merge[] = [];

  const consume = (bytes: Buffer) => {
    if (isBehind) return takeMerges(bytes, merges);
    let p = 0;
    if (prefix === undefined) {
      prefix = /<((?:[\w.-]+:)?)sheetData[\s/>]/.exec(bytes.toString('latin1'))?.[1];
      if (prefix === undefined) return Math.max(0, bytes.length - LONGEST_NAME);
    }
    const end = bytes.indexOf(`</${prefix}sheetData`);
    const stop = end < 0 ? bytes.length : end;
    const open = Buffer.from(`<${prefix}row`, 'latin1');
    for (let at = bytes.indexOf(open); at >= 0 && at < stop; at = bytes.indexOf(open, p)) {
      mostRows += 1;
      p = at + open.length;
    }
    if (end < 0) return Math.max(p, bytes.length - LONGEST_NAME);
    isBehind = true;
    const used = takeMerges(bytes.subarray(end), merges);
    return used === 'end' ? used : end + used;
  };
  for await (const _ of consumePart(zip, part, consume));
  return { merges, mostRows };
}

const LONGEST_NAME = 64;

function takeMerges(bytes: Buffer, merges: Merge[]): number | 'end' {
  const text = bytes.toString('latin1');
  const used = text.lastIndexOf('>') + 1;
  for (const tag of openingTags(text.slice(0, used), 'mergeCell')) {
    const merge = parseMerge(attribute(tag, 'ref') ?? '');
    if (merge) merges.push(merge);
    if (merges.length >= workbooksLimits.maxMerges) return 'end';
  }
  return used;
}

function parseMerge(ref: string): Merge | undefined {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref);
  if (!found) return undefined;
  const [, left = '', top, right = '', bottom] = found;
  return { top: Number(top), bottom: Number(bottom), left: columnOf(left), right: columnOf(right) };
}
