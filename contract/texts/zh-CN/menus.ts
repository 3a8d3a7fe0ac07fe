import type { Menu } from '../../permissions.ts';

/** Names of the configuration menu's entries. */
export const menus = {
  cardBusinessConfig: '卡片配置',
  managementGuideConfig: '办事指南',
  deptResponsibilityListConfig: '部门名片',
  'userFrameConfig/homePageConfig': '首页配置',
  'userFrameConfig/preLoginConfig': '登录前页面',
  'userFrameConfig/manage/services': '服务管理',
  'userFrameConfig/manage/news': '新闻管理',
  'userFrameConfig/manage/users': '用户管理',
  'userFrameConfig/manage/roles': '角色与权限',
  'userFrameConfig/manage/departments': '部门管理',
  'userFrameConfig/manage/dictionary': '数据字典',
  'userFrameConfig/manage/settings': '学校设置',
  'userFrameConfig/manage/signOn': '登录与安全',
} as const satisfies Record<Menu, string>;
