import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';

export interface WorkbookLimits {
  fileBytes: number;
  unpackedBytes: number;
  rows: number;
  columns: number;
}

/** What is read when the caller asks for nothing narrower. */
export const workbookLimits: WorkbookLimits = {
  fileBytes: workbooksLimits.maxWorkbookBytes,
  unpackedBytes: workbooksLimits.maxUnpackedBytes,
  rows: workbooksLimits.maxSheetRows,
  columns: workbooksLimits.maxSheetColumns,
};
