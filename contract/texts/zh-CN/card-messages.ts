/** The card 我的信息. */
export const cardMessages = {
  numberOf: '学工号 {number}',
  counts: '待处理',
  unread: '消息',
  todo: '待办',
  toRead: '待阅',
  links: '我的入口',
  favourites: '我的收藏',
  applications: '我的申请',
  switchIdentity: '切换身份，当前为「{name}」',
  month: '{year} 年 {month} 月',
  week: '第 {n} 周',
  weeks: '共 {n} 周',
  vacation: '假期',
  weekdays: '一,二,三,四,五,六,日',
  off: '休',
  work: '班',
} as const;
