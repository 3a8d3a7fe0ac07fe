import { importProblem, isWorkbookName, unmatchedProblem } from '@yizhan/contract/bulk-rules.ts';
import { duplicateRules, errorRules, type MatchResult } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';

const BYTES_PER_MB = 1024 * 1024;

type FileFailure = { code: FailureCode; params?: Readonly<Record<string, number>>; detail?: FailureCode };

/** Why the chosen files are not taken: IP-8, IP-6, IP-7. `hasFile`: one is there already. */
export function fileFailure(
  files: readonly Pick<File, 'name' | 'size'>[],
  { hasFile, maxMb }: { hasFile: boolean; maxMb: number },
): FileFailure | undefined {
  const [file] = files;
  if (!file) return { code: 'bulk_no_file' };
  if (hasFile || files.length > 1) return { code: 'bulk_one_file', params: { n: files.length } };
  if (!isWorkbookName(file.name)) return { code: 'bulk_file_kind', detail: 'bulk_file_extensions' };
  if (file.size > maxMb * BYTES_PER_MB) return { code: 'bulk_file_size', params: { mb: maxMb } };
  return undefined;
}

/** What is filled in before a run; numbers as they are typed. */
export type ImportDraft = {
  /** The place of the sheet that the person chose; else the server names one. */
  sheet: number | undefined;
  headerLine: string;
  ruleNum: string;
  errorRegx: number;
  /** What the person chose for a column of the system: a head of the file, or null for none. */
  chosen: ReadonlyMap<string, string | null>;
};

export const newDraft: ImportDraft = {
  sheet: undefined,
  headerLine: String(bulkLimits.headerLine),
  ruleNum: String(duplicateRules.skip),
  errorRegx: errorRules.skip,
  chosen: new Map(),
};

const toNumber = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));
export const toHeaderLine = ({ headerLine }: ImportDraft) => toNumber(headerLine);

/** The head of the file for each column of the system: what the person chose, else what was recognised. */
export function toMatch(found: MatchResult, { chosen }: Pick<ImportDraft, 'chosen'>): Map<string, string> {
  const taken = new Set([...chosen.values()].filter((head) => head !== null));
  const match = new Map<string, string>();
  for (const { excelField, column } of found.matchFieldList)
    if (column !== null && !chosen.has(column) && !taken.has(excelField)) match.set(column, excelField);
  for (const [column, head] of chosen) if (head !== null) match.set(column, head);
  return match;
}

/** A head serves one column: choosing it for another takes it away from the first. */
export function chooseHead(chosen: ImportDraft['chosen'], column: string, head: string | null): ImportDraft['chosen'] {
  const next = new Map(chosen);
  for (const [other, taken] of next) if (taken !== null && taken === head) next.delete(other);
  return next.set(column, head);
}

export const listUnmatched = ({ dbFieldList }: MatchResult, match: ReadonlyMap<string, string>) =>
  dbFieldList.filter(({ column, is_must }) => is_must === 1 && !match.has(column));

/** Heads of the file that are not imported. */
export const listUnused = ({ excelField }: MatchResult, match: ReadonlyMap<string, string>) => {
  const used = new Set(match.values());
  return excelField.filter((head) => !used.has(head));
};

const places = { bulk_header_line: 'headerLine', bulk_duplicate_rule: 'ruleNum', bulk_unmatched: 'match' } as const;
export type ImportPlace = (typeof places)[keyof typeof places];
export type ImportFailure = { at: ImportPlace; code: FailureCode };

const isPlaced = (code: FailureCode): code is keyof typeof places => code in places;

/** IP-3, IP-4, IP-10: only the first failed rule is shown (IP-11). */
export function importFailure(
  id: string,
  draft: ImportDraft,
  found: MatchResult | undefined,
): ImportFailure | undefined {
  const { errorRegx } = draft;
  const code =
    importProblem({ id, headerLine: toHeaderLine(draft), ruleNum: toNumber(draft.ruleNum), errorRegx }) ??
    (found && unmatchedProblem(requiredOf(found), [...toMatch(found, draft).keys()]));
  return code && { at: isPlaced(code) ? places[code] : 'match', code };
}

const requiredOf = ({ dbFieldList }: MatchResult) =>
  dbFieldList.filter(({ is_must }) => is_must === 1).map(({ column }) => column);

/** matrixType on the wire: { head of the file: column }. */
export const toMatrix = (match: ReadonlyMap<string, string>) =>
  JSON.stringify(Object.fromEntries([...match].map(([column, head]) => [head, column])));
