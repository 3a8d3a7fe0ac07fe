import { identityTypes, typesOfPeople } from '@yizhan/contract/permissions.ts';

export type DemoNotice = {
  department: string;
  title: string;
  content: string;
  excerpt: string;
  level: 'NORMAL' | 'IMPORTANT' | 'URGENT';
  needConfirm: boolean;
  isPublic: boolean;
  types: readonly number[];
  state: 'draft' | 'sent' | 'recalled';
  sentAt: Date | null;
  /** Of ten receivers, how many have read it. */
  readers: number;
  /** Whether the named demo accounts have read it: an important one would stand in the corner of every page. */
  readByNamed: boolean;
};

const HOUR_MS = 3_600_000;
const { undergraduate, postgraduate, teacher, staff } = identityTypes;
const students = [undergraduate, postgraduate];
const employees = [teacher, staff];

/** Notices of a university's offices, dated relative to `now`. */
export function demoNotices(now: Date): DemoNotice[] {
  const notice = (
    hours: number,
    department: string,
    title: string,
    paragraphs: readonly string[],
    changes: Partial<DemoNotice> = {},
  ): DemoNotice => ({
    department,
    title,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    excerpt: paragraphs.join(' ').slice(0, 120),
    level: 'NORMAL',
    needConfirm: false,
    isPublic: false,
    types: typesOfPeople,
    state: 'sent',
    sentAt: new Date(now.getTime() - hours * HOUR_MS),
    readers: 6,
    readByNamed: false,
    ...changes,
  });
  return [
    notice(
      3,
      'XG',
      '宿舍消防安全自查，请于本周内确认',
      [
        '各宿舍请对照清单检查插线板、电动车电池与疏散通道，发现隐患立即报修。',
        '阅读后请点击「确认」，学院将按确认情况逐一回访。',
      ],
      { level: 'IMPORTANT', needConfirm: true, types: students, readers: 7, readByNamed: true },
    ),
    notice(
      20,
      'JW',
      '本学期第二轮选课将于下周一开放',
      ['第二轮选课采用先到先得方式，开放前请核对培养方案与学分要求。', '退课截止到第三周周五，逾期须走缓修流程。'],
      { types: students },
    ),
    notice(
      26,
      'RS',
      '年度考核材料提交提醒',
      ['请于本月最后一个工作日前在人事系统提交年度考核登记表，由所在单位审核。'],
      { types: employees },
    ),
    notice(
      50,
      'TSG',
      '图书馆借阅系统升级完成',
      ['新系统支持座位预约与馆际互借，借阅记录已全部迁移，如有出入请联系总服务台。'],
      {
        isPublic: true,
        readers: 4,
      },
    ),
    notice(
      98,
      'BW',
      '校园道路施工期间的交通安排',
      ['东门至图书馆道路封闭两周，机动车请从北门进出，校园巴士改走环湖路。'],
      {
        level: 'URGENT',
        readers: 9,
        readByNamed: true,
      },
    ),
    notice(120, 'CW', '学费缴纳通知', ['缴费时间填写有误，以新通知为准。'], {
      state: 'recalled',
      types: students,
      readers: 2,
    }),
    notice(0, 'XG', '心理健康月活动安排', ['活动日程待定，定稿后发送。'], { state: 'draft', sentAt: null, readers: 0 }),
  ];
}
