import { identityTypes } from '@yizhan/contract/permissions.ts';
import { careers } from './faqs/careers.ts';
import { finance } from './faqs/finance.ts';
import { graduates } from './faqs/graduates.ts';
import { library } from './faqs/library.ts';
import type { FaqLine } from './faqs/line.ts';
import { living } from './faqs/living.ts';
import { network } from './faqs/network.ts';
import { research } from './faqs/research.ts';
import { security } from './faqs/security.ts';
import { staff } from './faqs/staff.ts';
import { students } from './faqs/students.ts';
import { teaching } from './faqs/teaching.ts';

type DemoScene = { name: string; icon: string; lines: readonly FaqLine[] };

/** What the robot of the demo campus knows, by scene. */
export const faqScenes: readonly DemoScene[] = [
  { name: '教务', icon: 'course', lines: teaching },
  { name: '研究生', icon: 'certificate', lines: graduates },
  { name: '学工', icon: 'users', lines: students },
  { name: '后勤', icon: 'dormitory', lines: living },
  { name: '信息化', icon: 'network', lines: network },
  { name: '图书馆', icon: 'book', lines: library },
  { name: '财务', icon: 'finance', lines: finance },
  { name: '人事', icon: 'identity', lines: staff },
  { name: '安全', icon: 'key', lines: security },
  { name: '科研', icon: 'research', lines: research },
  { name: '就业与国际', icon: 'plane', lines: careers },
];

export const pinnedQuestions: readonly string[] = [
  '怎么选课',
  '校园卡丢了怎么办',
  '忘记统一身份密码怎么办',
  '学生怎么请假',
];

const { undergraduate, postgraduate } = identityTypes;
/** Teachers and staff. */
const employees = [identityTypes.teacher, identityTypes.staff];

/** What some are told instead of what everybody is told, by the question. */
export const identityAnswers: Readonly<Record<string, readonly (readonly [readonly number[], string])[]>> = {
  一次可以借几本书: [
    [[undergraduate], '本科生一次可以借 15 册。'],
    [[postgraduate], '研究生一次可以借 30 册。'],
    [employees, '教职工一次可以借 50 册。'],
  ],
  云盘容量有多大: [[employees, '教职工 500 GB，课题组可申请共享空间。']],
};

/** An answer whose owner has to renew it. */
export const expiredAnswer = '就业补贴怎么申请';

/** What was asked of late, in whose words, which entry answered, and how often. */
export const askedQuestions: readonly (readonly [question: string, entry: string, times: number])[] = [
  ['一卡通丢了怎么挂失', '校园卡丢了怎么办', 14],
  ['校园卡怎么充值', '校园卡怎么充值', 9],
  ['统一身份密码忘记了怎么办', '忘记统一身份密码怎么办', 12],
  ['选课流程', '怎么选课', 10],
  ['图书馆几点开门啊', '图书馆几点开门', 8],
  ['四六级怎么报名', '四六级怎么报名', 7],
  ['宿舍门禁几点', '宿舍门禁是几点', 5],
  ['奖学金什么时候发', '奖学金什么时候发', 4],
];

/** What nobody answers yet, the first way to ask before the others. */
export const unanswered: readonly (readonly [string, ...string[]])[] = [
  ['宿舍可以养猫吗', '寝室能不能养宠物猫', '能在宿舍养猫不'],
  ['校园里可以飞无人机吗', '学校能飞无人机拍照吗'],
  ['毕业照学士服在哪里租'],
];
