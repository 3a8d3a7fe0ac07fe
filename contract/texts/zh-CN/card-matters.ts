/** The card 个人事项. */
export const cardMatters = {
  none: '暂无数据',
} as const;
