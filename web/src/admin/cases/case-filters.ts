import { caseStatuses } from '@yizhan/contract/case-states.ts';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const caseFilters = ['keyword', 'processId', 'status', 'deptId', 'from', 'to', 'late'] as const;
export type CaseListParams = ListParams<(typeof caseFilters)[number]>;
const id = /^[1-9]\d{0,17}$/;
const day = /^\d{4}-\d\d-\d\d$/;
export const caseFilterValues = {
  processId: id,
  status: caseStatuses,
  deptId: id,
  from: day,
  to: day,
  late: ['1'],
} as const;
