import { defaultFileName, exportProblem } from '@yizhan/contract/bulk-rules.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { toWireTime } from '../../../lib/format.ts';

/** EX-8: the list's name and the time to the second. */
export const toDefaultName = (listName: string, now: Date) =>
  defaultFileName(listName, toWireTime(now).replace(/\D/g, ''));

export type ExportFailure = { at: 'fileName' | 'fields'; code: FailureCode };

/** The first rule an export breaks, and the field it concerns: only that one is shown. */
export function exportFailure(fileName: string, exportField: readonly string[]): ExportFailure | undefined {
  const code = exportProblem({ fileName, exportField });
  return code && { at: code === 'bulk_no_fields' ? 'fields' : 'fileName', code };
}

export type ChosenField = { field: string; chosen: boolean };

/** The fields in the order of a saved choice, the others after them; fields the list no longer has are left out. */
export function applyChoice(fields: readonly string[], saved: readonly string[]): ChosenField[] {
  const chosen = saved.filter((field) => fields.includes(field));
  const others = fields.filter((field) => !chosen.includes(field));
  return [...chosen.map((field) => ({ field, chosen: true })), ...others.map((field) => ({ field, chosen: false }))];
}
