import type { EnglishPlace } from '../../entities/english.ts';

/** The school's English texts: the section, and the line beneath a name in other forms. */
export const english = {
  description: '英文界面按这里的对照显示学校的名称；同一个中文名称只填一次，保存后立即生效。没有英文的仍显示中文。',
  searchHint: '中文或英文',
  missingOnly: '未填写',
  missingCount: '还有 {n} 个名称没有英文',
  complete: '学校用到的名称都有英文',
  none: '没有找到这样的名称',
  allPlaces: '全部位置',
  text: '中文',
  english: '英文',
  places: '用在',
  unused: '不再使用',
  builtInHelp: '留空时显示系统自带的英文：',
  editTitle: '英文名称',
  help: '凡是出现「{name}」的地方，英文界面都这样显示；留空则显示中文。保存后立即生效。',
  add: '添加英文',
  change: '修改英文',
} as const;

export const englishPlaceNames = {
  services: '服务',
  departments: '部门',
  cards: '卡片与布局',
  landing: '登录前页面',
  banners: '横幅',
  navigation: '导航',
  tools: '工具',
  themes: '主题',
  alerts: '紧急提示',
  news: '新闻栏目',
  dictionaries: '字典',
  roles: '角色',
  calendar: '校历',
  dutyLists: '清单与列名',
  dutyItems: '清单事项',
  school: '学校与页脚',
} as const satisfies Record<EnglishPlace, string>;
