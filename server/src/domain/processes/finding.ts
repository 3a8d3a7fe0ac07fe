import type { ProcessFinding, ProcessProblem } from '@yizhan/contract/entities/process.ts';

/** Where a fault is, and the name to put into its text. */
export type At = { blockId?: string; field?: string; name?: string; isWarning?: boolean };

export const finding = (problem: ProcessProblem, { blockId, field, name, isWarning }: At): ProcessFinding => ({
  problem,
  blockId: blockId ?? null,
  field: field ?? null,
  name: name ?? '',
  isWarning: isWarning ?? false,
});
