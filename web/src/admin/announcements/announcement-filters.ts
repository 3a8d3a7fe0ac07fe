import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const announcementFilters = ['keyword', 'state'] as const;
export type AnnouncementListParams = ListParams<(typeof announcementFilters)[number]>;
