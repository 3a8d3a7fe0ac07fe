import type { DutyItemContent, DutyStep } from '@yizhan/contract/entities/duty-item.ts';
import { campus } from './duty-lists/campus.ts';
import type { DutyDept, PowerLine, ResponsibilityLine, ServiceLine } from './duty-lists/line.ts';
import { offices } from './duty-lists/offices.ts';
import { teaching } from './duty-lists/teaching.ts';

/** An item of the demo campus: departments and services by their codes, resolved when it is written. */
export type DemoItem = {
  dept: string;
  partner?: string | undefined;
  service?: string | undefined;
  content: Omit<DutyItemContent, 'deptId' | 'coDepts' | 'serviceIds'>;
};

const blank: DemoItem['content'] = {
  ...{ listType: '', code: '', title: '', mainItem: '', category: '', duty: '', content: '', basis: [], audience: '' },
  ...{ post: '', ownerA: '', ownerB: '', riskPoint: '', riskLevel: null, measure: '', accountability: '', way: null },
  ...{ visits: null, limitDays: null, fee: '', place: '', phone: '', complaintPhone: '', alternative: '', steps: [] },
  ...{ chart: null, attachments: [], sort: 0 },
};

const COMPLAINTS = '0871-6600 1008（纪检监察室）';
/** The windows of a department answer at the line after its own. */
const phoneOf = (at: number) => `0871-6600 1${String(at).padStart(2, '0')}6`;
const numbered = (dept: string, kind: string, at: number) => ({
  code: `${dept}-${kind}-${String(at + 1).padStart(2, '0')}`,
  sort: (at + 1) * 10,
});
/** A document and its number: 《…》（…）. */
const basisOf = (text: string) => {
  const [, name = text, number = ''] = /^(《.+?》)(?:（(.+)）)?$/u.exec(text) ?? [];
  return [{ name, number, clause: '' }];
};
const owners = (post: string) => ({ ownerA: `${post}负责人`, ownerB: `${post}副职` });

type Row = readonly [name: string, limit: string, duty: string, supervision: string];
const flows: Readonly<Record<PowerLine[1], readonly Row[]>> = {
  审批: [
    ['申请与受理', '1 个工作日', '一次性告知需补正的材料', '受理回执'],
    ['部门审核', '3 个工作日', '按条件逐项核对并提出意见', '审核记录留痕'],
    ['领导审批', '2 个工作日', '依权限作出决定', '集体研究事项附会议纪要'],
    ['送达与公开', '1 个工作日', '告知结果与救济途径', '结果网上可查'],
  ],
  认定: [
    ['提交材料', '按通知', '公布条件与材料清单', '通知公开'],
    ['资格审核', '5 个工作日', '核验材料真实性', '双人复核'],
    ['集体审定', '3 个工作日', '会议审议并表决', '会议纪要'],
    ['公示与发文', '5 个工作日', '受理异议并答复', '公示期接受监督'],
  ],
  评审: [
    ['发布通知', '按计划', '公布条件、名额与程序', '网上公开'],
    ['申报与形式审查', '10 个工作日', '反馈不合格原因', '审查记录'],
    ['专家评审', '10 个工作日', '抽取专家、执行回避', '纪检部门监督'],
    ['公示与公布', '5 个工作日', '受理申诉', '公示不少于五个工作日'],
  ],
  分配: [
    ['需求申报', '按通知', '统一收集并核对', '申报情况公开'],
    ['测算与论证', '10 个工作日', '按公开规则计算', '测算过程留存'],
    ['集体决策', '5 个工作日', '会议审议', '会议纪要'],
    ['下达与公开', '2 个工作日', '书面下达并公布', '结果公示'],
  ],
  监督: [
    ['制定检查计划', '每学期', '明确内容与对象', '计划备案'],
    ['现场检查', '按计划', '两人以上、如实记录', '检查记录签字'],
    ['通报与整改', '5 个工作日', '提出整改要求与期限', '整改台账'],
    ['复查销号', '整改期满', '逐项复核', '结果通报'],
  ],
  其他: [
    ['调查核实', '10 个工作日', '收集证据、形成事实材料', '两人以上参与'],
    ['告知与申辩', '3 个工作日', '告知事实、理由和依据，听取申辩', '书面记录'],
    ['集体决定', '5 个工作日', '合法性审查后会议研究', '会议纪要'],
    ['送达与申诉', '3 个工作日', '送达本人并告知申诉渠道', '送达回证'],
  ],
};
const stepsOf = (category: PowerLine[1], post: string): DutyStep[] =>
  flows[category].map(([name, limit, duty, supervision]) => ({ name, post, limit, duty, supervision }));

const toPower = (dept: string, line: PowerLine, at: number): DemoItem => {
  const [title, category, post, audience, basis, riskPoint, riskLevel, measure, service] = line;
  return {
    ...{ dept, service },
    content: {
      ...{ ...blank, ...numbered(dept, 'QL', at), ...owners(post), listType: 'power', title, category, post, audience },
      ...{ basis: basisOf(basis), riskPoint, riskLevel, measure, steps: stepsOf(category, post) },
      complaintPhone: COMPLAINTS,
    },
  };
};

const accountability = '不履行或者不正确履行职责，造成工作延误、师生权益受损或者不良影响的，依规追究责任。';
const toResponsibility = (dept: string, line: ResponsibilityLine, basis: string, at: number): DemoItem => {
  const [duty, title, post, content, partner] = line;
  return {
    ...{ dept, partner },
    content: {
      ...{ ...blank, ...numbered(dept, 'ZR', at), ...owners(post), listType: 'responsibility', duty, title, post },
      ...{ content, basis: basisOf(basis), accountability, complaintPhone: COMPLAINTS },
    },
  };
};

const toService = (dept: string, line: ServiceLine, phone: string, at: number): DemoItem => {
  const [title, audience, way, visits, limitDays, place, service, mainItem = ''] = line;
  return {
    ...{ dept, service },
    content: {
      ...{ ...blank, ...numbered(dept, 'FW', at), listType: 'service', title, mainItem, audience, way, visits },
      ...{ limitDays, fee: '不收费', place, phone, complaintPhone: COMPLAINTS },
    },
  };
};

const itemsOf = ({ dept, basis, power, responsibility, service }: DutyDept, at: number): DemoItem[] => [
  ...power.map((line, n) => toPower(dept, line, n)),
  ...responsibility.map((line, n) => toResponsibility(dept, line, basis, n)),
  ...service.map((line, n) => toService(dept, line, phoneOf(at + 1), n)),
];

const departments = [...teaching, ...offices, ...campus];
export const dutyItems: readonly DemoItem[] = departments.flatMap(itemsOf);

/** Written and not yet in the lists: the first waits for review, the second is a draft. */
export const newDutyItems: readonly [waiting: DemoItem, draft: DemoItem] = [
  toPower(
    'JW',
    [
      ...(['微专业设置与招生审批', '审批', '教学研究科', '全日制本科生'] as const),
      ...(['《云岭大学微专业建设管理办法》（云大教〔2026〕5号）', '论证不充分、重复设置', 'MEDIUM'] as const),
      '专家论证、教学指导委员会审议，设置结果公示',
    ],
    4,
  ),
  toService('JW', ['课程替代与学分认定', '全日制本科生', 'ONLINE', 0, 10, '网上办理'], phoneOf(1), 5),
];

/** What people reported, by the code of the item. */
export const dutyCorrections = [
  { code: 'JW-FW-03', account: 'student', days: 2, text: '服务大厅 3 号窗口已经搬到 5 号，建议更新地点。' },
  { code: 'HQ-FW-02', account: 'teacher', days: 1, text: '一卡通补办现在可以在自助机办理，不必到后勤楼。' },
] as const;
