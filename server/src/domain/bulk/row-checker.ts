import type { SheetRow } from '../../common/workbook/sheet-row.ts';
import { foldLabel } from './fold-label.ts';
import { type CellValue, cellText, type PlannedColumn, type RowError, readCell } from './read-cell.ts';
import type { RowPlan } from './row-plan.ts';

export type Values = Record<string, CellValue>;
export type CheckedRow =
  | { is: 'valid'; n: number; values: Values }
  /** Like the given earlier row of the file. */
  | { is: 'duplicate'; n: number; like: number }
  | { is: 'failed'; n: number; errors: RowError[] };

/** Checks the rows of one file, one after another: it remembers the keys it has seen. */
export class RowChecker {
  private readonly keys = new Map<string, number>();
  private readonly unique: Map<string, Map<string, number>>;
  private readonly own = new Set<string>();
  private readonly caseless: ReadonlySet<string>;

  constructor(private readonly plan: RowPlan) {
    this.unique = new Map(plan.unique.map((name) => [name, new Map<string, number>()]));
    this.caseless = new Set(plan.caseless);
  }

  check(row: SheetRow): CheckedRow {
    const values: Values = { n: row.number };
    const errors: RowError[] = [];
    for (const column of this.plan.columns) {
      if (column.at === undefined) continue;
      const error = this.readInto(values, column, row);
      if (error) errors.push(error);
    }
    errors.push(...this.outOfOrder(values));
    if (errors.length > 0) return { is: 'failed', n: row.number, errors };
    const key = this.plan.keys.map((name) => this.comparable(name, values)).join('\u0000');
    const like = this.keys.get(key);
    if (like !== undefined) return { is: 'duplicate', n: row.number, like };
    const taken = this.takenBefore(values);
    if (taken) return { is: 'failed', n: row.number, errors: [taken] };
    this.remember(key, values, row.number);
    return { is: 'valid', n: row.number, values };
  }

  /** What these rows said does not count any more: they come again. */
  forget(rows: ReadonlySet<number>) {
    for (const seen of [this.keys, ...this.unique.values()])
      for (const [value, n] of seen) if (rows.has(n)) seen.delete(value);
  }

  private readInto(values: Values, column: PlannedColumn, row: SheetRow): RowError | undefined {
    const { name, at = 0, required } = column;
    const cell = row.cells[at] ?? null;
    const text = cellText(cell, row.shown?.[at]);
    if (text === '') {
      if (required) return { column: name, reason: 'required' };
      values[name] = null;
      return undefined;
    }
    const read = readCell(column, cell, text);
    if ('value' in read) {
      values[name] = read.value;
      return undefined;
    }
    if (this.isOwnRow(name, text)) {
      values[name] = text;
      return undefined;
    }
    return { column: name, ...read };
  }

  /** A department under one that stands further up in the file. */
  private isOwnRow(column: string, text: string): boolean {
    return this.plan.ownRows?.column === column && this.own.has(foldLabel(text));
  }

  private outOfOrder(values: Values): RowError[] {
    return this.plan.inOrder.flatMap(([from, to]) => {
      const [first, last] = [values[from], values[to]];
      return typeof first === 'string' && typeof last === 'string' && first > last
        ? [{ column: to, reason: 'backwards' }]
        : [];
    });
  }

  private comparable(name: string, values: Values): string {
    const value = String(values[name] ?? '');
    return this.caseless.has(name) ? value.toLowerCase() : value;
  }

  private takenBefore(values: Values): RowError | undefined {
    for (const [name, seen] of this.unique) {
      const like = values[name] == null ? undefined : seen.get(this.comparable(name, values));
      if (like !== undefined) return { column: name, reason: 'repeated', params: { row: like } };
    }
    return undefined;
  }

  private remember(key: string, values: Values, n: number) {
    this.keys.set(key, n);
    for (const [name, seen] of this.unique) if (values[name] != null) seen.set(this.comparable(name, values), n);
    for (const name of this.plan.ownRows?.by ?? []) this.own.add(foldLabel(String(values[name] ?? '')));
  }
}

/** The cells as they were read, by column. */
export const keptCells = ({ kept }: Pick<RowPlan, 'kept'>, row: SheetRow): Record<string, string> =>
  Object.fromEntries(kept.map(({ name, at }) => [name, cellText(row.cells[at] ?? null, row.shown?.[at])]));
