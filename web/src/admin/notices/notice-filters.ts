import { noticeStates } from '@yizhan/contract/notice-kinds.ts';
import type { KnownValues, ListParams } from '../../admin-kit/list/useListParams.ts';

export const noticeFilters = ['keyword', 'state'] as const;
type Filter = (typeof noticeFilters)[number];
export type NoticeListParams = ListParams<Filter>;
export const knownFilters: KnownValues<Filter> = { state: noticeStates };
