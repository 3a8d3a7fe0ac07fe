import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { readWorkbookOutline } from '../../common/workbook/read-rows.ts';
import { fillMerged, type WorkbookKind } from '../../common/workbook/sheet-row.ts';
import { readable } from './bulk-run.ts';
import { cellText } from './read-cell.ts';

const ROWS = bulkLimits.maxHeaderLine + bulkLimits.sampleRows;

/**
 * The first rows of a workbook as texts, each at its place, and how many it has at most. A head over several columns
 * names each of them. Fails for a file that cannot be read.
 */
export async function readHead(path: string, kind: WorkbookKind): Promise<{ head: string[][]; rows: number }> {
  const limits = { rows: bulkLimits.maxRows + bulkLimits.maxHeaderLine };
  const { head, merges, mostRows } = await readable(readWorkbookOutline(path, kind, { headRows: ROWS, limits }));
  const texts: string[][] = [];
  for (const row of fillMerged(head, merges)) {
    if (row.number > ROWS) break;
    while (texts.length < row.number - 1) texts.push([]);
    const cells = row.cells.slice(0, bulkLimits.maxColumns);
    texts.push(
      Array.from(cells, (cell, at) => cellText(cell ?? null, row.shown?.[at]).slice(0, bulkLimits.headLength)),
    );
  }
  return { head: texts, rows: mostRows };
}
