import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import { campuses } from './campuses.ts';
import { schoolYear } from './people.ts';

export const schoolName = '云岭大学';

export const schoolSettings = (now: Date): Partial<TenantSettings> => ({
  shortName: '云岭',
  slogan: '让师生少跑一步，让办事一次就好',
  helpDesk: { name: '信息网络中心用户服务部', phone: '0871-6600 1234' },
  footer: {
    copyright: `© ${schoolYear(now)} 云岭大学 版权所有`,
    icp: '滇ICP备00000000号',
    policeRecord: '滇公网安备 53000000000000 号',
    address: '云岭市呈和区学府大道 1 号',
    phone: '0871-6600 1000',
    mail: 'service@yunling.example',
    columns: [
      {
        title: '常用入口',
        links: [{ name: '校历', url: '/calendar' }],
      },
    ],
  },
});

/** The school's own roles, beside the built-in ones: they mirror identities, so that cards can refer to them. */
export const schoolRoles = [
  { code: 'STUDENT', name: '学生', note: '全日制本科生与研究生' },
  { code: 'TEACHER', name: '教师', note: '专任教师' },
  { code: 'STAFF', name: '教职工', note: '机关、教辅与后勤人员' },
] as const;

export const schoolWords = [
  '代考',
  '替考',
  '论文代写',
  '代写毕业论文',
  '刷单返利',
  '校园贷',
  '裸贷',
  '办假证',
  '出售答案',
  '博彩',
];

export const schoolDictionaries = [
  { code: 'campus', name: '校区', items: [...campuses] },
  { code: 'serviceAudience', name: '服务对象', items: ['本科生', '研究生', '教师', '职员', '校友', '访客'] },
  { code: 'handlingWay', name: '办理方式', items: ['在线办理', '线下窗口', '自助终端'] },
] as const;
