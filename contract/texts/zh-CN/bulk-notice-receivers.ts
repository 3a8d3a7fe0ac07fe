/** The columns of a notice's receivers in a workbook. */
export const bulkNoticeReceivers = {
  name: '通知接收情况',
  account: '账号',
  realName: '姓名',
  dept: '部门',
  state: '状态',
  sent: '未读',
  delivered: '已送达，未读',
  read: '已读',
  confirmed: '已确认',
  readAt: '阅读时间',
  confirmedAt: '确认时间',
  reminders: '提醒次数',
  remindedAt: '最近提醒',
} as const;
