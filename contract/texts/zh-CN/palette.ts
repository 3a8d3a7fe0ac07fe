/** Words of the search for pages and functions. */
export const palette = {
  title: '搜索',
  changePassword: '修改密码',
  signOut: '退出登录',
  searchHint: '搜索服务、页面与功能',
  searchPages: '页面',
  searchManage: '管理',
  searchActions: '操作',
  searchServices: '服务',
  searchNothing: '没有找到“{words}”，换个词试试',
  searchFound: '{n} 个结果',
  searchMove: '移动',
  searchOpen: '打开',
  searchClose: '关闭',
} as const;
