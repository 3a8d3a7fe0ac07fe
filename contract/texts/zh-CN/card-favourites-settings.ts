/** How an administrator sets up the card 我的收藏, and what its preview shows. */
export const cardFavouritesSettings = {
  name: '我的收藏',
  about: '本人收藏的服务',
  navigationType: '跳转到',
} as const;
