import type { menus as zh } from '../zh-CN/menus.ts';

export const menus: Record<keyof typeof zh, string> = {
  cardBusinessConfig: 'Cards',
  'userFrameConfig/homePageConfig': 'Home page',
  managementGuideConfig: 'Guides',
  deptResponsibilityListConfig: 'Department cards',
  'userFrameConfig/preLoginConfig': 'Landing page',
  'userFrameConfig/manage/services': 'Services',
  'userFrameConfig/manage/news': 'News',
  'userFrameConfig/manage/users': 'Users',
  'userFrameConfig/manage/roles': 'Roles and rights',
  'userFrameConfig/manage/departments': 'Departments',
  'userFrameConfig/manage/dictionary': 'Dictionary',
  'userFrameConfig/manage/settings': 'School settings',
  'userFrameConfig/manage/signOn': 'Sign-in and security',
};
