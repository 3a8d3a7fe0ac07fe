/** The section 我的事务 of the personal centre; its rows and tabs speak with the words of the card. */
export const todos = {
  title: '我的事务',
  search: '搜索标题或事项',
  doSearch: '搜索',
  clearSearch: '清除搜索',
  sort: '排序',
  LATE: '超时优先',
  NEWEST: '最新在前',
  DUE: '先到期在前',
  lateOnly: '只看超时',
  lateOnlyOf: '只看超时 {n}',
  found: '找到 {n} 条',
  noneFound: '没有符合条件的事务',
  clear: '清除条件',
  steps: '办理过程',
  stepsOf: '「{title}」的办理过程',
  noSteps: '还没有办理记录',
} as const;
