/** The card 为您推荐. */
export const cardRecommended = {
  none: '暂无推荐',
  top: 'TOP{n}',
  rank: '第 {n} 名',
  visits: '{n} 次访问',
  more: '{n}+',
} as const;
