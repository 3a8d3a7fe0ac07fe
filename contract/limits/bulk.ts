/** Bulk import and export. */

export const pollMs = 3_000;

/** The file name of an export: what the server takes, and what the input holds. */
export const minFileName = 3;
export const maxFileName = 250;
export const fileNameInput = 30;

/** The size of an uploaded workbook; a list can declare another one. */
export const maxFileMb = 20;
export const minHeaderLine = 1;
export const maxHeaderLine = 10;
export const headerLine = 1;

/** Of a workbook: what is beyond is refused, with a message. */
export const maxRows = 500_000;
export const maxColumns = 200;
/** Sheets to choose from. */
export const maxSheets = 100;
/** Sheets imported before that are looked for in a new workbook. */
export const sheetsRecalled = 3;
/** Of a column's head; longer ones are cut. */
export const headLength = 100;
/** First rows shown beside each match. */
export const sampleRows = 3;
export const sampleLength = 60;

/** Rows of one transaction: error rule 2 takes back the whole of it. */
export const batchRows = 500;
/** Parsed batches that wait for the database. */
export const batchesAhead = 4;
/** Batches that are written at the same time, each on a connection of its own, where a list allows it. */
export const batchesAtOnce = 2;
/** Rows that an export reads and writes at a time. */
export const exportRows = 1_000;

/** How long an import can be undone, and the files of a job are there. */
export const undoHours = 24;
export const fileHours = 24;
/** How long the list of a person's jobs goes back. */
export const jobDays = 30;

export const maxTicked = 10_000;
export const choiceNameLength = 30;
export const maxChoices = 20;
/** Failing rows mended in the browser at a time. */
export const maxMended = 2_000;
/** Characters of one cell that are read. */
export const cellLength = 32_767;

/** The matches of a file's columns, as text: a hundred columns with long titles. */
export const matrixLength = 20_000;
