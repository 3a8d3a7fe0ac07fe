/** What handlers and askers read among their to-dos. It is stored as the school writes, like every to-do. */
export const feedbackTodos = {
  item: '咨询反馈',
  unknown: '匿名',
  handle: '请答复反馈「{title}」',
  handleAgain: '反馈「{title}」未解决，请重办',
  late: '反馈已超过答复期限：{title}',
  lateText: '答复期限是 {day}，请尽快答复；不属于本部门的，请转给应办理的部门。',
  assigned: '您的反馈「{title}」已转给{dept}办理',
  taken: '您的反馈「{title}」已开始处理',
  merged: '您的反馈「{title}」与相同的反馈合并办理，将一并答复',
  autoClosed: '{n} 天内没有评价，自动办结',
  replied: '您的反馈「{title}」已答复，请查看并评价',
} as const;
