import type { Cell } from './sheet-row.ts';

export interface SheetColumn {
  title: string;
  /** In characters of the sheet's font; a Chinese character takes two. */
  width?: number;
  /** Its title is red. */
  isRequired?: boolean;
  /** Names made of digits, such as student numbers: what is typed into it later stays text, too. */
  isText?: boolean;
  /** Shown when the pointer is over the title. */
  note?: string;
  /** The values offered by a drop-down in its cells. */
  options?: readonly string[];
}

/** Texts are always text, also those that look like a number or begin like a formula. A date at midnight has no time. */
export interface WrittenRow {
  cells: readonly Cell[];
  /** Columns whose cells are marked as wrong. */
  wrong?: readonly number[];
}

export interface SheetToWrite {
  /** Of the sheet, shown on its tab. */
  name: string;
  /** Lines above the titles, such as who exported it and when. */
  above?: readonly string[];
  columns: readonly SheetColumn[];
  /** In batches, so that no row costs a turn of the event loop; taken one after another as the file is written. */
  rows: AsyncIterable<readonly WrittenRow[]> | Iterable<readonly WrittenRow[]>;
}
