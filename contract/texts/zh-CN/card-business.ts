/** The card 业务直通车. */
export const cardBusiness = {
  none: '暂无数据',
} as const;
