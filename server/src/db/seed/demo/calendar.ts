import { identityTypes } from '@yizhan/contract/permissions.ts';
import { schoolYear } from './people.ts';

const DAY_MS = 86_400_000;
const WEEKS = 20;

const text = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The Monday of a day's week. */
const monday = (day: string) => {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
};

export type Semester = { name: string; begins: string; ends: string };
export type SchoolDay = { day: string; isOff: boolean; name: string };

/** The four semesters around today; weeks begin on Monday. */
export function semesters(now: Date): Semester[] {
  return [schoolYear(now) - 1, schoolYear(now)].flatMap((year) =>
    [
      { name: '第一学期', first: monday(`${year}-09-03`) },
      { name: '第二学期', first: monday(`${year + 1}-02-27`) },
    ].map(({ name, first }) => ({
      name: `${year}-${year + 1} 学年${name}`,
      begins: text(first),
      ends: text(first + (WEEKS * 7 - 1) * DAY_MS),
    })),
  );
}

/** The school's own days off: its founding day and the sports meeting. */
export const schoolDays = (now: Date): SchoolDay[] =>
  [schoolYear(now), schoolYear(now) + 1].flatMap((year) => [
    { day: `${year}-10-28`, isOff: true, name: '校庆日' },
    { day: text(monday(`${year}-11-05`) + 3 * DAY_MS), isOff: true, name: '田径运动会' },
    { day: text(monday(`${year}-11-05`) + 4 * DAY_MS), isOff: true, name: '田径运动会' },
  ]);

export type DemoEvent = {
  name: string;
  begins: string;
  ends: string;
  hours?: readonly [from: string, to: string];
  place: string;
  identityTypes?: readonly number[];
};

const { undergraduate, postgraduate, teacher, staff } = identityTypes;
const students = [undergraduate, postgraduate];

/** What the school does in each of the semesters, counted in days from its first Monday. */
const yearly: readonly (Omit<DemoEvent, 'begins' | 'ends'> & { at: number; days?: number })[] = [
  { name: '学生返校注册', at: -2, days: 2, place: '各学院', identityTypes: students },
  { name: '全校教职工大会', at: 3, hours: ['14:30', '16:30'], place: '大礼堂', identityTypes: [teacher, staff] },
  { name: '选课补退选', at: 7, days: 5, place: '教务系统', identityTypes: students },
  { name: '期中教学检查', at: 63, days: 12, place: '各学院' },
  { name: '图书馆专题讲座：文献检索入门', at: 79, hours: ['19:00', '20:30'], place: '图书馆报告厅' },
  { name: '毕业论文（设计）开题报告提交截止', at: 88, place: '各学院', identityTypes: [undergraduate, teacher] },
  { name: '期末考试周', at: 126, days: 12, place: '各教学楼' },
];

/** Events of the semesters around today. */
export const calendarEvents = (now: Date): DemoEvent[] =>
  semesters(now).flatMap(({ begins }) =>
    yearly.map(({ at, days = 1, ...event }) => ({
      ...event,
      begins: text(Date.parse(begins) + at * DAY_MS),
      ends: text(Date.parse(begins) + (at + days - 1) * DAY_MS),
    })),
  );

/** Who is away around today, by account: one is covered now, one will be. */
export const demoAbsences = (now: Date) => {
  const on = (days: number) => text(now.getTime() + days * DAY_MS);
  return [
    { account: 'robot_admin', second: 'supervisor', from: on(-1), to: on(4), note: '外出参加智能问答平台培训' },
    { account: 'news_editor', second: 'portal_admin', from: on(12), to: on(16), note: '年休假' },
  ];
};
