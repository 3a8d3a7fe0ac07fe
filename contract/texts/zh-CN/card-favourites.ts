/** The card 我的收藏. */
export const cardFavourites = {
  none: '暂无收藏服务',
} as const;
