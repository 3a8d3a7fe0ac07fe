import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const feedbackFilterNames = ['keyword', 'type', 'status', 'deptId', 'late'] as const;
type FeedbackFilterName = (typeof feedbackFilterNames)[number];
export type FeedbackListParams = ListParams<FeedbackFilterName>;
