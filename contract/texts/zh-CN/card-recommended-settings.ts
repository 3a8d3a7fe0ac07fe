/** How an administrator sets up the card 为您推荐, and what its preview shows. */
export const cardRecommendedSettings = {
  name: '为您推荐',
  about: '按身份与部门热度推荐服务',
  navigationType: '跳转到',
} as const;
