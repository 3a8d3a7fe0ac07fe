import type { WordLevel } from '@yizhan/contract/entities/sensitive-word.ts';
import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import { campuses } from './campuses.ts';

export const schoolName = '云岭大学';

/** Offered under the search boxes. */
export const hotWords = ['请假', '成绩单', '一卡通', '校车', '宿舍报修', '图书馆'];

export const schoolSettings: Partial<TenantSettings> = {
  search: { hotWords },
  shortName: '云岭',
  slogan: '让师生少跑一步，让办事一次就好',
  helpDesk: { name: '信息网络中心用户服务部', phone: '0871-6600 1234' },
  robot: {
    avatar: null,
    ...{ enabled: true, name: '', welcome: '', placeholder: '', showOnPreLogin: true, hotCount: 6, feedbackOn: true },
    workTime: '工作日 8:30–17:30',
    manual: { kind: 'chat', target: '' },
  },
};

/** The school's own roles, beside the built-in ones: they mirror identities, so that cards can refer to them. */
export const schoolRoles = [
  { code: 'STUDENT', name: '学生', note: '全日制本科生与研究生' },
  { code: 'TEACHER', name: '教师', note: '专任教师' },
  { code: 'STAFF', name: '教职工', note: '机关、教辅与后勤人员' },
] as const;

const wordsOf = (level: WordLevel, words: readonly string[]) => words.map((word) => ({ word, level }));

export const schoolWords = [
  ...wordsOf('high', ['裸贷', '出售答案']),
  ...wordsOf('medium', ['代考', '替考', '论文代写', '代写毕业论文', '刷单返利', '校园贷', '办假证', '博彩']),
  ...wordsOf('low', ['兼职日结']),
  ...wordsOf('allow', ['现代考古', '当代考察']),
];

export const schoolWordHits = [
  { account: 'student', place: 'rating', word: '代考', text: '有人在群里找代 考，请管一管' },
  { account: 'teacher', place: 'correction', word: '兼职日结', text: '指南评论里有兼职日结的广告' },
];

export const schoolDictionaries = [
  { code: 'campus', name: '校区', items: [...campuses] },
  { code: 'serviceAudience', name: '服务对象', items: ['本科生', '研究生', '教师', '职员', '校友', '访客'] },
  { code: 'handlingWay', name: '办理方式', items: ['在线办理', '线下窗口', '自助终端'] },
] as const;
