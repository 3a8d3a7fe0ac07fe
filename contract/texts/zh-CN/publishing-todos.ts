/** What those who publish read among their to-dos. It is stored as the school writes, like every to-do. */
export const publishingTodos = {
  item: '定时发布',
  failed: '「{name}」第 {n} 版定时发布失败：{reason}',
  reviewItem: '发布审核',
  review: '请审核并发布「{name}」',
  returned: '「{name}」被退回：{reason}',
} as const;
