import { fail } from '../../common/fail.ts';
import { readable } from './bulk-run.ts';
import { BulkThread, type WorkbookFile } from './bulk-thread.ts';
import { headsOfRow } from './match-heads.ts';

/** The first rows of a workbook, read in a thread of its own. */
export async function peekWorkbook(file: WorkbookFile, rows: number): Promise<string[][]> {
  const thread = new BulkThread({ is: 'peek', file, rows });
  try {
    const answer = await readable(thread.ask());
    return answer.is === 'peeked' ? answer.rows : [];
  } finally {
    await thread.close();
  }
}

/** The title row with the rows below it. */
export async function peekHeads(file: WorkbookFile, headerLine: number, below: number) {
  const rows = await peekWorkbook(file, headerLine + below);
  const heads = headsOfRow(rows[headerLine - 1] ?? []);
  if (heads.length === 0) fail('bulk_no_head', { line: headerLine });
  return { heads, rows: rows.slice(headerLine) };
}
