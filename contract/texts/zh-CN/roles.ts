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

/** What each is for, until the school writes its own note. */
export const roleNotes = {
  SUPER_ADMIN: '管理平台上的各个学校，看不到学校的数据',
  TENANT_ADMIN: '打开学校的全部管理功能',
  PORTAL_ADMIN: '首页、导航、主题、页脚与登录前页面',
  SERVICE_ADMIN: '全校服务、部门与字典',
  DEPT_ITEM_ADMIN: '本部门的办事指南、职责清单与服务说明',
  NEWS_EDITOR: '编辑和发布新闻与公告',
  MP_ADMIN: '公众号消息的编辑与发送',
  ROBOT_ADMIN: '问答知识与反馈处理',
  SUPERVISOR: '效能监察与督办',
  AUDITOR: '只读查看审计日志与统计',
  IMPORT_OPERATOR: '批量导入和导出数据',
} as const satisfies Record<BuiltInRole, string>;
