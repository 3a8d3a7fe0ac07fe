/** What the keepers of a guide read among their to-dos. It is stored as the school writes, like every to-do. */
export const guideTodos = {
  item: '办事指南',
  review: '请复核办事指南「{name}」',
  ask: '请审核并发布办事指南「{name}」',
  correction: '办事指南「{name}」收到纠错，请答复',
  answered: '您对「{name}」的纠错已答复：{answer}',
  answeredPlainly: '您对「{name}」的纠错已处理，感谢反馈',
} as const;
