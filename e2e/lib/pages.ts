/** Addresses as people type them. */
export const at = {
  landing: '/',
  login: '/#/login',
  loggedOut: '/#/login?logout=true&isLogin=true',
  home: '/#/home/homePage',
  personal: '/#/home/PersonalCenter',
  noPower: '/#/home/noPower',
  cards: '/#/home/cardBusinessConfig',
  homePage: '/#/userFrameConfig/homePageConfig',
  newsManage: '/#/userFrameConfig/manage/news',
  users: '/#/userFrameConfig/manage/users',
  roles: '/#/userFrameConfig/manage/roles',
  departments: '/#/userFrameConfig/manage/departments',
  dictionary: '/#/userFrameConfig/manage/dictionary',
  settings: '/#/userFrameConfig/manage/settings',
} as const;
