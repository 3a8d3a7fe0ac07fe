/** The columns of people in a workbook: one row is one person with the identity that is theirs by default. */
export const bulkUsers = {
  name: '用户',
  account: '账号',
  importNote:
    '导入的账号没有密码，状态是「待激活」。用统一认证（CAS、OIDC）登录的人第一次登录时自动激活；其他人打开激活链接设置密码：管理员在用户的操作菜单里「生成登录链接」，或本人在登录页点「忘记密码」用邮箱收取。',
  accountNote:
    '用于登录，建议用学工号；字母、数字和 . _ - @。导入的账号没有密码，第一次用统一认证登录或打开激活链接时激活',
  realName: '姓名',
  nickName: '昵称',
  nickNameNote: '不填则用姓名',
  type: '身份类型',
  number: '学工号',
  dept: '部门',
  deptNote: '部门的名称或编码',
  post: '岗位',
  mobile: '手机号',
  mobileNote: '数字，可以 + 开头',
  email: '邮箱',
  validFrom: '有效期起',
  validTo: '有效期止',
  status: '状态',
  roles: '角色',
  lastSignInAt: '最近登录',
  active: '正常',
  waiting: '待激活',
  disabled: '已停用',
} as const;
