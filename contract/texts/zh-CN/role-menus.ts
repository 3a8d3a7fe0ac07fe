import type { Menu } from '../../permissions.ts';

/** The screen of roles, and what each entry of the configuration menu opens. */
export const roleMenus = {
  description: '角色决定能打开哪些管理功能。修改后，持有人的下一次操作就按新权限。',
  add: '新建角色',
  searchHint: '名称或编码',
  name: '角色名称',
  code: '编码',
  codeHelp: '大写字母、数字和下划线，例如 NEWS_EDITOR；供接口和其他系统识别',
  codeWrong: '请以大写字母开头，只用大写字母、数字和下划线，不能有空格，2 到 40 个字符',
  codeFixed: '内置角色的编码不能修改',
  note: '说明',
  menus: '可以打开的功能',
  menusHelp: '只能授予您自己拥有的功能',
  menusKept: '学校管理员的功能入口不能减少',
  notYours: '{note}（您没有这项权限）',
  chosen: '已选 {n} / {total}',
  people: '人数',
  peopleCount: '{n} 人',
  seePeople: '查看持有人',
  nothingOpen: '不打开任何管理功能',
  newTitle: '新建角色',
  removeAsk: '删除角色「{name}」？',
  removeAskText: '没有人持有这个角色时才能删除；删除后不能恢复。',
} as const;

/** One plain sentence an entry, for the person who hands it out. */
export const menuNotes = {
  cardBusinessConfig: '编辑并发布首页卡片，例如重要公告',
  'userFrameConfig/homePageConfig': '首页布局与默认卡片、卡片分类、主题、专题横幅、快捷入口与紧急提示',
  deptResponsibilityListConfig: '维护本部门及下级部门的名片；有部门、服务或学校设置权限的人维护全校',
  managementGuideConfig: '撰写本部门的办事指南，答复纠错；发布需要服务管理权限',
  'userFrameConfig/preLoginConfig': '登录前页面的栏目、顺序、横幅、统计数字与下载',
  'userFrameConfig/manage/services': '服务的资料、上架、角色范围与访问方式，场景与类型，同义词与搜索缺口，发布办事指南',
  'userFrameConfig/manage/news': '新闻栏目与稿件：撰写、置顶、定时发布与可见范围',
  'userFrameConfig/manage/users': '查看和修改全校账号、身份与角色，停用账号，重置密码',
  'userFrameConfig/manage/roles': '新建角色，决定每个角色能打开哪些功能',
  'userFrameConfig/manage/departments': '维护部门树、部门资料与顺序',
  'userFrameConfig/manage/dictionary': '维护下拉选项等字典',
  'userFrameConfig/manage/settings': '学校名称、外观、页脚、会话时长、邮件与维护通知',
  'userFrameConfig/manage/signOn': '账号密码、统一认证、微信等登录方式，会话时长与自动锁屏',
} as const satisfies Record<Menu, string>;
