/** What a new school is given; its administrator renames it. */
export const school = {
  firstName: '我的学校',
  home: '首页',
  hall: '服务大厅',
  slogan: '一站办理，全程在线',
  theme: '默认主题',
  expired: '登录已过期，请重新登录',
} as const;

/** The names of the official calendar. */
export const holidays = {
  newYear: '元旦',
  spring: '春节',
  qingming: '清明节',
  labour: '劳动节',
  dragonBoat: '端午节',
  midAutumn: '中秋节',
  national: '国庆节',
  nationalAndMidAutumn: '国庆节、中秋节',
} as const;
