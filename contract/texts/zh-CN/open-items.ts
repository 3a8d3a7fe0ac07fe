/** Why one item of a batch was not taken; read by developers of other systems. */
export const openItems = {
  invalid: '字段不符合要求：{fields}',
  duplicate: '同一批中已有相同的标识',
  unknown_account: '账号不存在或已停用：{account}',
  sandbox: '沙箱应用只能推送给白名单中的账号，{account} 不在其中',
  unknown_todo: '本应用没有这条待办',
  unknown_service: '没有编码为 {code} 的服务',
  unknown_dept: '没有编码为 {code} 的部门',
  unknown_column: '没有名为「{name}」的新闻栏目',
  sensitive: '内容含有敏感词',
} as const;
