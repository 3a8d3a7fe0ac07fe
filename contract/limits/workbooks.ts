/** Limits of the spreadsheets that are read; not loaded by browsers. */

export const maxWorkbookBytes = 64 * 1024 * 1024;
/** What the zip directory promises for all parts together: the rows of a million students take about half of it. */
export const maxUnpackedBytes = 1024 * 1024 * 1024;
export const maxZipEntries = 10_000;
export const maxZipDirectoryBytes = 4 * 1024 * 1024;
/** A part this many times larger than its packed bytes holds nothing an office wrote. */
export const maxUnpackRatio = 150;
/** Smaller parts may be dense: a style sheet often is. */
export const denseUnpackedBytes = 1024 * 1024;
/** A picture inside a workbook, as large as a scanner makes it. */
export const maxPictureBytes = 64 * 1024 * 1024;
/** Parts that are read whole: relations, the list of sheets, styles. */
export const maxSmallPartBytes = 16 * 1024 * 1024;
export const maxSharedStringBytes = 64 * 1024 * 1024;
export const maxSharedStrings = 4_000_000;
/** One cell or one shared string with all its markup; a cell of Excel holds 32,767 characters. */
export const maxCellMarkupBytes = 1024 * 1024;
export const maxSheetRows = 1_048_576;
export const maxSheetColumns = 16_384;
/** Cells of a sheet, the empty ones before the last of each row included. */
export const maxSheetCells = 50_000_000;
/** The empty ones alone: a small file can hold very many. */
export const maxSheetGaps = 10_000_000;
/** Only those near the top matter to anybody; a sheet with more is a drawing. */
export const maxMerges = 20_000;
/** The old format is read whole, so less of it. */
export const maxOldWorkbookBytes = 32 * 1024 * 1024;
export const maxOldSheetColumns = 256;
/** Each takes 12 bytes before any row is made. */
export const maxOldSheetGaps = 1_500_000;
/** Of the thread that reads one file. */
export const workbookHeapMb = 512;
export const workbookAnswerTimeoutMs = 60_000;
/** Rows handed over together. */
export const workbookBatchRows = 500;
/** Fewer rows than that are a batch when they are wide. */
export const workbookBatchCells = 100_000;
/** Visible sheets that are looked into for the first with anything in it. */
export const sheetsTried = 10;
