import type { Merge, SheetRow } from './sheet-row.ts';

/** What a person needs to see before an import: which sheet it is, how it begins and how long it is. */
export interface WorkbookOutline {
  sheet: string;
  /** Its first rows, those without values left out. */
  head: SheetRow[];
  merges: Merge[];
  /** At most so many rows follow one another, blank ones included: for progress before all are read. */
  mostRows: number;
}
