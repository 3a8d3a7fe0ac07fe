import type { SheetRow } from '../../common/workbook/sheet-row.ts';
import type { MendedRow } from './job.ts';
import type { RowPlan } from './row-plan.ts';

/** Rows that are kept until all others have been checked, and then come with what was mended in them. */
export class MendedRows {
  readonly kept: SheetRow[] = [];
  private readonly cells: ReadonlyMap<number, MendedRow['cells']>;

  constructor(
    private readonly plan: Pick<RowPlan, 'columns'>,
    mended: readonly MendedRow[],
  ) {
    this.cells = new Map(mended.map(({ row, cells }) => [row, cells]));
  }

  get numbers(): ReadonlySet<number> {
    return new Set(this.cells.keys());
  }

  /** Whether the row is a mended one. */
  keep(row: SheetRow): boolean {
    const isMended = this.cells.has(row.number);
    if (isMended) this.kept.push(row);
    return isMended;
  }

  apply({ number, cells: original, shown: originalShown }: SheetRow): SheetRow {
    const cells = [...original];
    const shown = { ...originalShown };
    for (const { name, at } of this.plan.columns) {
      const text = this.cells.get(number)?.[name];
      if (at === undefined || text === undefined) continue;
      while (cells.length < at) cells.push(null);
      cells[at] = text;
      delete shown[at];
    }
    return { number, cells, shown };
  }
}
