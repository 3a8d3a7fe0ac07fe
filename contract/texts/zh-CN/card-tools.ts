/** The card 常用工具. */
export const cardTools = {
  none: '暂无数据',
} as const;
