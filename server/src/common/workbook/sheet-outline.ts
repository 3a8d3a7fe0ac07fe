import type { Merge, SheetRow } from './sheet-row.ts';

/** A sheet of a workbook; a hidden one is read only when somebody asks for it. */
export type SheetName = { name: string; hidden: boolean };

/** What a person needs to see before an import: which sheet it is, how it begins and how long it is. */
export interface WorkbookOutline {
  /** All of them in their order, and the place of the one that was read. */
  sheets: SheetName[];
  sheet: number;
  /** Its first rows, those without values left out. */
  head: SheetRow[];
  merges: Merge[];
  /** At most so many rows follow one another, blank ones included: for progress before all are read. */
  mostRows: number;
}
