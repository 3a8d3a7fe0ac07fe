import type { Field, TableColumn } from '@yizhan/contract/fields.ts';

/** A column as a field of its kind, so that a cell is filled in and read like any field. */
export function columnField({ sum: _sum, ...column }: TableColumn): Field {
  return { ...column, help: '', width: 'full' };
}

/** The sum of a column over all rows. */
export const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], key: string) =>
  rows.reduce((total, row) => total + (typeof row[key] === 'number' ? row[key] : 0), 0);
