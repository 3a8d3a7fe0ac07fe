/** Times as people say them. */
export const time = {
  now: '刚刚',
  minutes: '{n} 分钟前',
  today: '今天 {time}',
  yesterday: '昨天 {time}',
  tomorrow: '明天 {time}',
} as const;
