/** What those who publish read among their to-dos. It is stored as the school writes, like every to-do. */
export const publishingTodos = {
  item: '定时发布',
  failed: '「{name}」第 {n} 版定时发布失败：{reason}',
} as const;
