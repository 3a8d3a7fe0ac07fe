/** What those who keep services read among their to-dos. It is stored as the school writes, like every to-do. */
export const serviceTodos = {
  item: '服务上架',
  ask: '请审核服务「{name}」',
  returned: '服务「{name}」被退回：{reason}',
  approved: '服务「{name}」已通过审核并上架',
  changed: '服务「{name}」已被{by}修改，需重新提交审核',
  removed: '服务「{name}」已被{by}删除',
} as const;
