import { readRowsHere } from '../../common/workbook/read-rows.ts';
import type { PeekTask } from './bulk-thread.ts';
import { cellText } from './read-cell.ts';

/** The first rows of a workbook as texts, each at its place: an empty row is an empty list. */
export async function peekRows({ file, rows: most }: Pick<PeekTask, 'file' | 'rows'>): Promise<string[][]> {
  const peeked: string[][] = [];
  for await (const batch of readRowsHere(file.path, file.kind)) {
    for (const row of batch) {
      if (row.number > most) return peeked;
      while (peeked.length < row.number - 1) peeked.push([]);
      peeked.push(Array.from(row.cells, (cell, at) => cellText(cell ?? null, row.shown?.[at])));
    }
  }
  return peeked;
}
