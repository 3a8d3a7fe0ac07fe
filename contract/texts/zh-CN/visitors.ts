/** Words of the bar above everything visitors read, on the landing page and behind it. */
export const visitors = {
  menu: '主菜单',
  home: '首页',
  hall: '服务大厅',
  guides: '办事指南',
  news: '校园新闻',
  lists: '责任清单',
  help: '帮助',
  signIn: '登录',
  signInFirst: '去登录',
  ownHome: '进入我的首页',
  otherLanguage: 'English',
  accessibility: '无障碍',
  skip: '跳到正文',
} as const;
