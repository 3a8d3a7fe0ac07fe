/** The card 我的事务. */
export const cardAffairs = {
  none: '暂无数据',
  tabs: '事务分类',
  TODO: '待办',
  READ: '待阅',
  STARTED: '我发起的',
  DONE: '已完成',
  CC: '抄送我',
  important: '重要',
  node: '当前环节',
  sent: '{when} 发起',
  due: '{when} 截止',
  late: '已超时 · {when} 截止',
  all: '查看全部「{tab}」',
} as const;
