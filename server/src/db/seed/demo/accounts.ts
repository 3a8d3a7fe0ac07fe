import { type BuiltInRole, builtInRoles, identityTypes } from '@yizhan/contract/permissions.ts';

/** Public, in the README: config.ts keeps a demo from being exposed to a network by accident. */
export const demoPassword = 'Campus@2026';

type Identity = { type: number; number: string; department: string; post: string; roles: readonly string[] };
export type DemoPerson = { account: string; name: string; identities: readonly Identity[] };

const { undergraduate, teacher, staff } = identityTypes;

const holders: Record<BuiltInRole, { name: string; department: string; post: string }> = {
  SUPER_ADMIN: { name: '沈昭', department: 'XX', post: '平台运维' },
  TENANT_ADMIN: { name: '林知远', department: 'XX', post: '副主任' },
  PORTAL_ADMIN: { name: '周敏', department: 'XX', post: '门户管理' },
  SERVICE_ADMIN: { name: '何建平', department: 'XB', post: '服务大厅主管' },
  DEPT_ITEM_ADMIN: { name: '苏晓琳', department: 'JW', post: '教务秘书' },
  NEWS_EDITOR: { name: '叶书涵', department: 'XB', post: '新闻编辑' },
  MP_ADMIN: { name: '唐雨欣', department: 'XG', post: '新媒体运营' },
  ROBOT_ADMIN: { name: '罗启明', department: 'XX', post: '问答运营' },
  SUPERVISOR: { name: '高志强', department: 'XB', post: '督查专员' },
  AUDITOR: { name: '郑静', department: 'CW', post: '审计专员' },
  IMPORT_OPERATOR: { name: '曹磊', department: 'RS', post: '数据专员' },
};

/** One account for each built-in role, named after the role in lower case. */
const roleAccounts: DemoPerson[] = builtInRoles.map((role, at) => {
  const { name, department, post } = holders[role];
  const number = `1900${String(at + 1).padStart(2, '0')}`;
  const identity = { type: staff, number, department, post, roles: ['STAFF', role] };
  return { account: role.toLowerCase(), name, identities: [identity] };
});

export const namedPeople: readonly DemoPerson[] = [
  {
    account: 'admin',
    name: '顾清岚',
    identities: [
      { type: staff, number: '180001', department: 'XX', post: '系统管理员', roles: ['STAFF', 'TENANT_ADMIN'] },
    ],
  },
  {
    account: 'teacher',
    name: '陈思齐',
    identities: [
      { type: teacher, number: '180102', department: 'C07', post: '副教授', roles: ['TEACHER'] },
      { type: staff, number: '180102', department: 'JW', post: '教学督导', roles: ['STAFF', 'DEPT_ITEM_ADMIN'] },
    ],
  },
  {
    account: 'student',
    name: '李沐阳',
    identities: [{ type: undergraduate, number: '20240700001', department: 'C07', post: '', roles: ['STUDENT'] }],
  },
  ...roleAccounts,
];

/** Printed at the start. */
export const demoAccounts: readonly string[] = namedPeople.map(({ account }) => account);
