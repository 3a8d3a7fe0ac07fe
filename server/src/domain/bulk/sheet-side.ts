import type { Cell } from '../../common/workbook/sheet-row.ts';
import type { WrittenRow } from '../../common/workbook/sheet-to-write.ts';
import { writeSheet } from '../../common/workbook/write-sheet.ts';
import type { FromBulkThread, SheetHead, SheetTask, ToBulkThread } from './bulk-thread.ts';

type JsonCell = string | number | boolean | null;

/** Rows that come as messages, for a writer that takes them as it can. */
class RowQueue {
  private waiting: (readonly WrittenRow[])[] = [];
  private wake = () => {};
  private taken = () => {};
  private isOver = false;

  /** Resolves when the writer has taken them. */
  push(rows: readonly WrittenRow[]): Promise<void> {
    this.waiting.push(rows);
    this.wake();
    return new Promise((resolve) => {
      this.taken = resolve;
    });
  }

  end() {
    this.isOver = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<readonly WrittenRow[]> {
    for (;;) {
      const rows = this.waiting.shift();
      if (rows) {
        this.taken();
        yield rows;
      } else if (this.isOver) return;
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }
}

const dateOf = (text: string) => new Date(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}Z`);

function toCell({ kind }: SheetHead, value: JsonCell, { yes, no }: SheetTask['flags']): Cell {
  if (value === null || value === '') return null;
  switch (kind.type) {
    case 'day':
    case 'time':
      return typeof value === 'string' ? dateOf(value) : null;
    case 'flag':
      return value === true ? yes : no;
    case 'integer':
      return typeof value === 'number' ? value : String(value);
    case 'text':
    case 'option':
    case 'options':
    case 'lines':
      return String(value);
  }
}

/** What stays text when it is typed: a code of digits keeps its zeros. */
const textKinds: ReadonlySet<string> = new Set(['text', 'options', 'lines']);

/** Writes what it is sent, row by row, and answers when the writer is ready for more. */
export function serveSheet(task: SheetTask): (message: ToBulkThread) => Promise<FromBulkThread> {
  const queue = new RowQueue();
  const columns = task.heads.map(({ kind, ...head }) => ({ ...head, isText: textKinds.has(kind.type) }));
  const written = writeSheet(task.path, { name: task.name, above: task.above, columns, rows: queue });
  return async (message) => {
    if (message.ask === 'write') {
      const rows = JSON.parse(message.rows) as JsonCell[][];
      const cells = rows.map((row, at) => ({
        cells: task.heads.map((head, column) => toCell(head, row[column] ?? null, task.flags)),
        ...(message.wrong ? { wrong: message.wrong[at] ?? [] } : {}),
      }));
      // A writer that fails takes nothing more, so its failure counts, too.
      await Promise.race([queue.push(cells), written]);
      return { is: 'written' };
    }
    queue.end();
    await written;
    return { is: 'end' };
  };
}
