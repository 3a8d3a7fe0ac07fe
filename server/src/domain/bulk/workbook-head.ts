import type { ImportSheet } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { readWorkbookOutline } from '../../common/workbook/read-rows.ts';
import { fillMerged, type WorkbookKind } from '../../common/workbook/sheet-row.ts';
import { readable } from './bulk-run.ts';
import { cellText } from './read-cell.ts';

const ROWS = bulkLimits.maxHeaderLine + bulkLimits.sampleRows;

export type WorkbookHead = { head: string[][]; rows: number; sheets: ImportSheet[]; sheet: number };

/**
 * The first rows of a sheet as texts, each at its place, and how many it has at most. A head over several columns
 * names each of them. Fails for a file that cannot be read.
 */
export async function readHead(path: string, kind: WorkbookKind, place?: number): Promise<WorkbookHead> {
  const limits = { rows: bulkLimits.maxRows + bulkLimits.maxHeaderLine };
  const outline = await readable(readWorkbookOutline(path, kind, { headRows: ROWS, sheet: place, limits }));
  const { head, merges, mostRows, sheet } = outline;
  const texts: string[][] = [];
  for (const row of fillMerged(head, merges)) {
    if (row.number > ROWS) break;
    while (texts.length < row.number - 1) texts.push([]);
    const cells = row.cells.slice(0, bulkLimits.maxColumns);
    texts.push(
      Array.from(cells, (cell, at) => cellText(cell ?? null, row.shown?.[at]).slice(0, bulkLimits.headLength)),
    );
  }
  const sheets = outline.sheets
    .slice(0, bulkLimits.maxSheets)
    .map(({ name, hidden }) => ({ name: name.slice(0, bulkLimits.headLength), isHidden: hidden }));
  return { head: texts, rows: mostRows, sheets, sheet };
}
