/** The card 业务直通车. */
export const cardBusiness = {
  none: '暂无数据',
  unfold: '全部 {n} 个',
  fold: '收起',
} as const;
