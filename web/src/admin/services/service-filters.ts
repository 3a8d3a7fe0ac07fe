import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const serviceFilters = ['keyword', 'status', 'type', 'deptId', 'sceneId', 'maintenance'] as const;
export type ServiceListParams = ListParams<(typeof serviceFilters)[number]>;
