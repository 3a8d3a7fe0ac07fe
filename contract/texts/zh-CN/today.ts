/** The strip of today on the home page. */
export const today = {
  today: '今天',
  next: '下一节 {time}',
  running: '正在上课',
  dueAt: '今天 {time} 截止',
  lateBy: '已超时 {time}',
  left: '还有 {time}',
  urgent: '紧急',
  notice: '提醒',
  unread: '未读通知',
  returned: '已退回，待修改',
  minutes: '{n} 分钟',
  hours: '{n} 小时',
  days: '{n} 天',
} as const;
