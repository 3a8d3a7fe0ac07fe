import { ratingStates } from '@yizhan/contract/entities/case-rating.ts';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';

const id = /^[1-9]\d{0,17}$/;
const day = /^\d{4}-\d\d-\d\d$/;

export const ratingFilters = ['keyword', 'processId', 'score', 'state', 'deptId', 'from', 'to', 'late'] as const;
export type RatingListParams = ListParams<(typeof ratingFilters)[number]>;
export const ratingFilterValues = {
  processId: id,
  score: ['1', '2', '3', '4', '5'],
  state: ratingStates,
  deptId: id,
  from: day,
  to: day,
  late: ['1'],
} as const;
