import type { Menu } from '../../sections.ts';

/** Names of the configuration menu's entries. */
export const menus = {
  cardBusinessConfig: '卡片配置',
  managementGuideConfig: '办事指南',
  deptResponsibilityListConfig: '部门名片',
  'userFrameConfig/homePageConfig': '首页配置',
  'userFrameConfig/preLoginConfig': '登录前页面',
  'userFrameConfig/manage/services': '服务管理',
  'userFrameConfig/manage/news': '新闻管理',
  'userFrameConfig/manage/announcements': '公告管理',
  'userFrameConfig/manage/notices': '通知管理',
  'userFrameConfig/manage/accounts': '公众号管理',
  'userFrameConfig/manage/users': '用户管理',
  'userFrameConfig/manage/roles': '角色与权限',
  'userFrameConfig/manage/departments': '部门管理',
  'userFrameConfig/manage/dictionary': '数据字典',
  'userFrameConfig/manage/english': '英文名称',
  'userFrameConfig/manage/settings': '学校设置',
  'userFrameConfig/manage/chat': '聊天设置',
  'userFrameConfig/manage/chatRecords': '聊天记录查询',
  'userFrameConfig/manage/signOn': '登录与安全',
  'userFrameConfig/manage/audit': '审计日志',
} as const satisfies Record<Menu, string>;

/** One plain sentence an entry, for the person who hands it out. */
export const menuNotes = {
  cardBusinessConfig: '编辑并发布首页卡片，例如重要公告',
  'userFrameConfig/homePageConfig': '首页布局与默认卡片、卡片分类、主题、专题横幅、快捷入口与紧急提示',
  deptResponsibilityListConfig: '维护本部门及下级部门的名片；有部门、服务或学校设置权限的人维护全校',
  managementGuideConfig: '撰写本部门的办事指南，答复纠错；发布需要服务管理权限',
  'userFrameConfig/preLoginConfig': '登录前页面的栏目、顺序、横幅、统计数字与下载',
  'userFrameConfig/manage/services': '服务的资料、上架、角色范围与访问方式，场景与类型，同义词与搜索缺口，发布办事指南',
  'userFrameConfig/manage/news': '新闻栏目与稿件：撰写、置顶、定时发布与可见范围',
  'userFrameConfig/manage/announcements': '撰写公告，决定谁能看到、到什么时候，预览、发布与撤下',
  'userFrameConfig/manage/notices': '向人员、部门、角色发送通知，查看已读与确认情况，提醒与撤回',
  'userFrameConfig/manage/accounts': '维护公众号、关注范围与发送人员；可用任何公众号向全校发送通知',
  'userFrameConfig/manage/users': '查看和修改全校账号、身份与角色，停用账号，重置密码',
  'userFrameConfig/manage/roles': '新建角色，决定每个角色能打开哪些功能',
  'userFrameConfig/manage/departments': '维护部门树、部门资料与顺序',
  'userFrameConfig/manage/dictionary': '维护下拉选项等字典',
  'userFrameConfig/manage/english': '服务、部门、卡片、栏目、横幅与页脚等名称的英文写法',
  'userFrameConfig/manage/settings': '学校名称、外观、页脚、会话时长、邮件与维护通知',
  'userFrameConfig/manage/chat': '谁可以给谁写消息，撤回时限、文件类型与大小、保存天数、发送频率',
  'userFrameConfig/manage/chatRecords': '写明理由后查询全校聊天记录；每次查询都记入审计',
  'userFrameConfig/manage/signOn': '账号密码、统一认证、微信等登录方式，会话时长与自动锁屏',
  'userFrameConfig/manage/audit': '查看谁在什么时候改了什么，改动前后的差别',
} as const satisfies Record<Menu, string>;
