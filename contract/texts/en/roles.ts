import type { roles as zh } from '../zh-CN/roles.ts';

/** The built-in roles, for readers of English: the database holds the Chinese names. */
export const roles: Record<keyof typeof zh, string> = {
  SUPER_ADMIN: 'Platform administrator',
  TENANT_ADMIN: 'School administrator',
  PORTAL_ADMIN: 'Portal administrator',
  SERVICE_ADMIN: 'Service administrator',
  DEPT_ITEM_ADMIN: 'Department items administrator',
  NEWS_EDITOR: 'News editor',
  MP_ADMIN: 'Public account administrator',
  ROBOT_ADMIN: 'Questions and answers administrator',
  SUPERVISOR: 'Efficiency supervisor',
  AUDITOR: 'Auditor',
  IMPORT_OPERATOR: 'Import operator',
};
