/** What a new school is given; its administrator renames it. */
export const school = {
  firstName: '我的学校',
  home: '首页',
} as const;
