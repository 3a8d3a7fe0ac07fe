/** What a cell holds. A date is the wall clock written in the sheet, as a UTC moment; an error such as #N/A is its text. */
export type Cell = string | number | boolean | Date | null;

export interface SheetRow {
  /** Row of the sheet, from 1. */
  number: number;
  cells: readonly Cell[];
  /** By column: the text a number is shown as where its format makes it a name or a time: 001234 by 000000, 36:00 by [h]:mm. */
  shown?: Readonly<Record<number, string>>;
}

/** Cells shown as one. Rows from 1 as in SheetRow, columns from 0 as in its cells; both ends belong to it. */
export type Merge = { top: number; bottom: number; left: number; right: number };

export type WorkbookKind = 'xlsx' | 'xls';

/** The cell as the text a person sees, '' when there is none. Dates are for the caller, who knows whether time matters. */
export function shownText(row: SheetRow, column: number): string {
  const cell = row.cells[column] ?? null;
  if (cell === null) return '';
  return row.shown?.[column] ?? (cell instanceof Date ? cell.toISOString() : String(cell));
}

/** Each merged cell gets the value of its first, so that a header over several columns names all of them. */
export function fillMerged(rows: readonly SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.number, row.cells]));
  return rows.map((row) => {
    const here = merges.filter(({ top, bottom }) => top <= row.number && row.number <= bottom);
    if (here.length === 0) return row;
    const cells = [...row.cells];
    for (const { top, left, right } of here) {
      const value = byNumber.get(top)?.[left] ?? null;
      while (cells.length <= right) cells.push(null);
      cells.fill(value, left, right + 1);
    }
    return { ...row, cells };
  });
}
