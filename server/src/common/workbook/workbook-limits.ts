import * as limits from '@yizhan/contract/limits/workbooks.ts';

export interface WorkbookLimits {
  fileBytes: number;
  unpackedBytes: number;
  rows: number;
  columns: number;
}

/** What is read when the caller asks for nothing narrower. */
export const workbookLimits: WorkbookLimits = {
  fileBytes: limits.maxWorkbookBytes,
  unpackedBytes: limits.maxUnpackedBytes,
  rows: limits.maxSheetRows,
  columns: limits.maxSheetColumns,
};
