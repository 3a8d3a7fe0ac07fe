import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const auditFilterNames = ['keyword', 'action', 'entity', 'entityId', 'from', 'to'] as const;
export type AuditFilter = (typeof auditFilterNames)[number];
export type AuditList = ListParams<AuditFilter>;
