/** What the keepers of a list item read among their to-dos. It is stored as the school writes, like every to-do. */
export const dutyListTodos = {
  item: '权责清单',
  ask: '请审核并发布清单事项「{name}」',
  correction: '清单事项「{name}」收到纠错，请答复',
  answered: '您对「{name}」的纠错已答复：{answer}',
  answeredPlainly: '您对「{name}」的纠错已处理，感谢反馈',
} as const;
