/** What is read among the to-dos about a request for permission. It is stored as the school writes, like every to-do. */
export const permissionTodos = {
  item: '权限申请',
  asked: '{who}申请「{menu}」权限，请处理',
  granted: '您申请的「{menu}」已开通（{role}）',
  refused: '您申请的「{menu}」未获同意：{answer}',
} as const;
