/** The card 常用工具. */
export const cardTools = {
  none: '暂无数据',
  unfold: '全部 {n} 个',
  fold: '收起',
} as const;
