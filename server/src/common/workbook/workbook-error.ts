/** Why a file cannot be read as a spreadsheet: each code is one sentence for the person who uploaded it. */
export const workbookErrorCodes = [
  'empty', // no sheet, or a file of no bytes
  'encrypted',
  'corrupt',
  'wrongExtension', // the content is of another kind than the name says
  'unsafe', // declares entities or refers to outside: nothing an office program writes
  'bomb', // unpacks to far more than it is
  'tooLarge', // more bytes, texts or cells than are read
  'tooManyRows',
  'tooManyColumns',
  'tooSlow',
] as const;
export type WorkbookErrorCode = (typeof workbookErrorCodes)[number];

export class WorkbookError extends Error {
  constructor(
    readonly code: WorkbookErrorCode,
    /** For a wrong extension: what the content looks like, e.g. `xls`. */
    readonly actual?: string,
  ) {
    super(actual === undefined ? code : `${code}: ${actual}`);
    this.name = 'WorkbookError';
  }
}
