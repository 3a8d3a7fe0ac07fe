/** How an administrator sets up the card 常用服务, and what its preview shows. */
export const cardCommonUseSettings = {
  name: '常用服务',
  about: '本人与同类身份最常用的服务',
  navigationType: '跳转到',
} as const;
