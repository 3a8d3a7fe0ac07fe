import * as bulkLimits from './limits/bulk.ts';
import type { FailureCode } from './statuses.ts';

/** The rules of both bulk dialogs, in their order: only the first failed one is shown (IP-11). */

const allowedName = new RegExp(`^[\\p{Script=Han}A-Za-z0-9._]{1,${bulkLimits.maxFileName}}$`, 'u');

export function fileNameProblem(fileName: string): FailureCode | undefined {
  const name = fileName.trim();
  if (name === '') return 'bulk_file_name';
  if (!allowedName.test(name)) return 'bulk_file_name_characters';
  if ([...name].length < bulkLimits.minFileName) return 'bulk_file_name_short';
  return undefined;
}

export function exportProblem(start: {
  fileName?: string | undefined;
  exportField?: readonly string[] | undefined;
}): FailureCode | undefined {
  const { fileName = '', exportField = [] } = start;
  return fileNameProblem(fileName) ?? (exportField.length === 0 ? 'bulk_no_fields' : undefined);
}

/** The list's name and the time, without the dashes that a file name may not have, cut to what the input holds. */
export function defaultFileName(listName: string, stamp: string): string {
  const name = listName.replace(/[^\p{Script=Han}A-Za-z0-9._]/gu, '');
  return `${[...name].slice(0, bulkLimits.fileNameInput - stamp.length).join('')}${stamp}`;
}

export const isWorkbookName = (name: string) => /\.xlsx?$/i.test(name);

const isHeaderLine = (line: number) =>
  Number.isInteger(line) && line >= bulkLimits.minHeaderLine && line <= bulkLimits.maxHeaderLine;

type ImportStart = {
  id?: string | undefined;
  headerLine?: number | undefined;
  ruleNum?: number | undefined;
  errorRegx?: number | undefined;
};

export function importProblem({ id, headerLine, ruleNum, errorRegx }: ImportStart): FailureCode | undefined {
  if (!id) return 'bulk_no_file';
  if (headerLine === undefined || !isHeaderLine(headerLine)) return 'bulk_header_line';
  if (ruleNum !== 2) return 'bulk_duplicate_rule';
  if (errorRegx !== 1 && errorRegx !== 2) return 'bulk_error_rule';
  return undefined;
}

/** Every required column has a head of the file. */
export const unmatchedProblem = (
  required: readonly string[],
  matched: readonly (string | null)[],
): FailureCode | undefined => (required.every((column) => matched.includes(column)) ? undefined : 'bulk_unmatched');
