import type { WorkbookKind } from '../../common/workbook/sheet-row.ts';
import type { Db } from '../../db/database.ts';
import type { BulkList } from '../../domain/bulk/list.ts';
import { headsOfRow } from '../../domain/bulk/match-heads.ts';
import { type KnownSheet, listKnownSheets } from '../../domain/bulk/upload-queries.ts';
import { readHead, type WorkbookHead } from '../../domain/bulk/workbook-head.ts';

const hasTitles = ({ head }: WorkbookHead, { headerLine, heads }: KnownSheet) => {
  const there = new Set(headsOfRow(head[headerLine - 1] ?? []).map((one) => one.head));
  return heads.length > 0 && heads.every((one) => there.has(one));
};

/** The head of a new workbook's sheet: the one that was imported the last time unless it is hidden now, else the first with anything in it. */
export async function recalledHead(db: Db, list: BulkList, path: string, kind: WorkbookKind): Promise<WorkbookHead> {
  const first = await readHead(path, kind);
  if (first.sheets.length < 2) return first;
  const names = first.sheets.map(({ name }) => name);
  for (const known of await listKnownSheets(db, list.code, names)) {
    const place = names.indexOf(known.name);
    if (first.sheets[place]?.isHidden) continue;
    const found = place === first.sheet ? first : await readHead(path, kind, place);
    if (hasTitles(found, known)) return found;
  }
  return first;
}
