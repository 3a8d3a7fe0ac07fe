import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import type { Cell, SheetRow } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

const isBlank = (cell: Cell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Collects cells to rows and rows to batches; rows that only have formats are left out. */
export class RowBuilder {
  private readonly full: SheetRow[][] = [];
  private batch: SheetRow[] = [];
  private cells: Cell[] = [];
  private shown: Record<number, string> | undefined;
  private batchCells = 0;
  private totalCells = 0;
  private gaps = 0;
  private rows = 0;
  private number = 0;
  private isOpen = false;
  private isEmpty = true;
  /** The column of the next cell that does not name its own. */
  nextColumn = 0;

  constructor(private readonly limit: WorkbookLimits) {}

  get hasBatch(): boolean {
    return this.full.length > 0;
  }

  /** `number` is NaN where the row does not name its own. */
  open(number: number) {
    this.close();
    this.number = Number.isNaN(number) ? this.number + 1 : number;
    if (this.number > workbooksLimits.maxSheetRows) throw new WorkbookError('corrupt');
    this.isOpen = true;
    this.isEmpty = true;
    this.cells = [];
    this.shown = undefined;
    this.nextColumn = 0;
  }

  set(column: number, cell: Cell, shown?: string) {
    if (!this.isOpen || cell === null) return;
    if (column >= this.limit.columns) {
      if (isBlank(cell)) return;
      throw new WorkbookError(column < workbooksLimits.maxSheetColumns ? 'tooManyColumns' : 'corrupt');
    }
    const { cells } = this;
    this.gaps += Math.max(0, column - cells.length);
    if (this.gaps > workbooksLimits.maxSheetGaps) throw new WorkbookError('tooLarge');
    while (cells.length < column) cells.push(null);
    if (cells.length === column) cells.push(cell);
    else cells[column] = cell;
    if (this.isEmpty && !isBlank(cell)) this.isEmpty = false;
    if (shown === undefined) return;
    this.shown ??= {};
    this.shown[column] = shown;
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (this.isEmpty) return;
    const { number, cells, shown } = this;
    this.rows += 1;
    if (this.rows > this.limit.rows) throw new WorkbookError('tooManyRows');
    this.totalCells += cells.length;
    if (this.totalCells > workbooksLimits.maxSheetCells) throw new WorkbookError('tooLarge');
    this.batch.push(shown ? { number, cells, shown } : { number, cells });
    this.batchCells += cells.length;
    const isFull =
      this.batch.length >= workbooksLimits.workbookBatchRows || this.batchCells >= workbooksLimits.workbookBatchCells;
    if (isFull) this.finishBatch();
  }

  /** The batches that are complete; at the end of the sheet also the last one. */
  take(isEnd: boolean): SheetRow[][] {
    if (isEnd) {
      this.close();
      if (this.batch.length > 0) this.finishBatch();
    }
    return this.full.splice(0);
  }

  private finishBatch() {
    this.full.push(this.batch);
    this.batch = [];
    this.batchCells = 0;
  }
}
