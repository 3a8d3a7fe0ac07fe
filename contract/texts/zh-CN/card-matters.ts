/** The card 个人事项. */
export const cardMatters = {
  none: '暂无数据',
  unfold: '全部 {n} 个',
  fold: '收起',
} as const;
