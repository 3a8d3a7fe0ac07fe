import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { Failure } from '../../common/fail.ts';
import type { Files } from '../../common/files.ts';
import type { SensitiveWords } from '../../common/sensitive-words.ts';
import { WorkbookError, type WorkbookErrorCode } from '../../common/workbook/workbook-error.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { BulkList } from './list.ts';

/** What the steps of a bulk job share. */
export type BulkRun = {
  db: Db;
  list: BulkList;
  files: Pick<Files, 'inScratch' | 'copyTo' | 'keepMade'>;
  bus: Bus;
  words: Pick<SensitiveWords, 'findAll'>;
  clock: () => Date;
  signal: AbortSignal;
};

/** How a job ended, besides by a failure that is thrown. */
export type BulkEnd =
  | { state: 'finished'; fileId?: string /** Whose records a search found. */; people?: readonly string[] }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: { code: string; params: Record<string, string | number> } };

const failures: Record<WorkbookErrorCode, FailureCode> = {
  empty: 'bulk_no_rows',
  encrypted: 'bulk_file_encrypted',
  corrupt: 'bulk_file_broken',
  wrongExtension: 'bulk_file_broken',
  unsafe: 'bulk_file_broken',
  bomb: 'bulk_file_bomb',
  tooLarge: 'bulk_file_bomb',
  tooManyRows: 'bulk_too_many_rows',
  tooManyColumns: 'bulk_file_bomb',
  tooSlow: 'bulk_file_bomb',
};

/** Files of other kinds that offices upload; each has a way of its own to become a workbook. */
const tables: Readonly<Record<string, FailureCode>> = {
  html: 'bulk_file_html',
  xml: 'bulk_file_xml',
  csv: 'bulk_file_text',
  txt: 'bulk_file_text',
  xls: 'bulk_file_renamed',
  xlsx: 'bulk_file_renamed',
};
const others: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  pdf: 'PDF',
  ods: 'OpenDocument',
  xlsb: '.xlsb',
  zip: 'ZIP',
};

function failureOf({ code, actual = '' }: WorkbookError): Failure {
  const [table, kind] = [tables[actual], others[actual]];
  if (code === 'wrongExtension' && table) return new Failure(table, { kind: actual });
  if (code === 'wrongExtension' && kind) return new Failure('bulk_file_other', { kind });
  return new Failure(failures[code], { most: bulkLimits.maxRows });
}

/** A workbook that cannot be read, as the person who uploaded it is told. */
export async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WorkbookError) throw failureOf(error);
    throw error;
  }
}
