/** What those who keep services read among their to-dos. It is stored as the school writes, like every to-do. */
export const serviceTodos = {
  item: '服务上架',
  ask: '请审核服务「{name}」',
  returned: '服务「{name}」被退回：{reason}',
} as const;
