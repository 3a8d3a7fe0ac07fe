import type { BuiltInRole } from '../../permissions.ts';

/** Names of the built-in roles. */
export const roles = {
  SUPER_ADMIN: '平台管理员',
  TENANT_ADMIN: '学校管理员',
  PORTAL_ADMIN: '门户管理员',
  SERVICE_ADMIN: '服务管理员',
  DEPT_ITEM_ADMIN: '事项管理员',
  NEWS_EDITOR: '新闻编辑',
  MP_ADMIN: '公众号管理员',
  ROBOT_ADMIN: '问答管理员',
  SUPERVISOR: '效能监察员',
  AUDITOR: '审计员',
  IMPORT_OPERATOR: '数据导入员',
} as const satisfies Record<BuiltInRole, string>;
