/** The columns of identities in a workbook: one row is one identity of somebody who is there. */
export const bulkIdentities = {
  name: '身份',
  account: '账号',
  accountNote: '已有用户的账号',
  realName: '姓名',
  realNameNote: '填写时须与该账号的姓名一致',
  type: '身份类型',
  number: '学工号',
  dept: '部门',
  deptNote: '部门的名称或编码',
  post: '岗位',
  validFrom: '有效期起',
  validTo: '有效期止',
  isDefault: '默认身份',
  roles: '角色',
} as const;
