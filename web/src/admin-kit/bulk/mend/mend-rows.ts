import type { FailedRow, FailedRows } from '@yizhan/contract/entities/bulk.ts';

export type MendColumn = FailedRows['columns'][number];

/** What was typed, by row and column. Rows that are not here are unchanged. */
export type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** Why a cell is wrong; for the whole row with an empty column. */
export const reasonAt = ({ errors }: FailedRow, column: string) =>
  errors
    .filter((error) => error.column === column)
    .map(({ reason }) => reason)
    .join(' ');

export const textAt = ({ row, cells }: FailedRow, column: string, edits: Edits) =>
  edits.get(row)?.[column] ?? cells[column] ?? '';

/** A text typed back to what it was is no edit. */
export function editCell(edits: Edits, { row, cells }: FailedRow, column: string, text: string): Edits {
  const next = new Map(edits);
  const { [column]: _, ...others } = next.get(row) ?? {};
  const edited = text === (cells[column] ?? '') ? others : { ...others, [column]: text };
  if (Object.keys(edited).length === 0) next.delete(row);
  else next.set(row, edited);
  return next;
}

export type Cell = { index: number; column: string };

/** The next wrong cell after this one, row by row; after the last comes the first. */
export function nextWrongCell(
  rows: readonly FailedRow[],
  columns: readonly MendColumn[],
  from: Cell | undefined,
): Cell | undefined {
  const wrong = rows.flatMap((row, index) =>
    columns.filter(({ column }) => reasonAt(row, column) !== '').map(({ column }) => ({ index, column })),
  );
  if (!from) return wrong[0];
  const place = (column: string) => columns.findIndex((one) => one.column === column);
  const after = wrong.find(
    ({ index, column }) => index > from.index || (index === from.index && place(column) > place(from.column)),
  );
  return after ?? wrong[0];
}
