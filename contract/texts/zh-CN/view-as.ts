/** Looking at the portal as an identity. */
export const viewAsTexts = {
  open: '以身份查看',
  title: '以其他身份查看门户',
  text: '看到的是这种身份的人打开门户时的样子。查看期间不能办理、修改或发送任何内容；开始和结束都记入审计日志。待办、消息等个人内容仍是您自己的。',
  type: '身份',
  department: '部门',
  anyDepartment: '不限',
  role: '角色',
  noRole: '不带角色',
  handbook: '使用手册',
  at: '时间',
  atHelp: '留空表示现在。选择将来的时间，可以看到届时生效的内容。',
  begin: '开始查看',
  asStudent: '看看学生看到的',
  bar: '正在以「{type}」的身份查看门户，只能看，不能办理或修改。',
  barAt: '正在以「{type}」的身份查看 {time} 的门户，只能看，不能办理或修改。',
  end: '结束查看',
} as const;
