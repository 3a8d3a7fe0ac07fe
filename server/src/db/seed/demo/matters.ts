import type { DemoPerson } from './accounts.ts';
import { type Random, randomFrom } from './random.ts';
import { kindOf } from './todos.ts';

type Line = { label: string; value: string };
export type DemoMatter = {
  account: string;
  /** Of the service that deals with it, where there is one. */
  code: string;
  title: string;
  typeName: string;
  colorVal: string;
  lines: readonly Line[];
  sort: number;
};

const SEED = 20_261_116;
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** Colour of a state; its text says the same. */
const colour = { soon: '#f5a524', bad: '#ce2c31' } as const;
/** Nothing to say: a state stands only where something is wrong or waits. */
const fine = ['', ''] as const;

type MatterLine = Omit<DemoMatter, 'account' | 'sort'>;
const matter = (
  code: string,
  title: string,
  [typeName, colorVal]: readonly [string, string],
  lines: readonly Line[],
) => ({
  ...{ code, title, typeName, colorVal, lines },
});
const line = (label: string, value: string): Line => ({ label, value });
const yuan = (random: Random, most: number) => `¥ ${random.below(most)}.${random.below(10)}0`;

/** A person's figures in the school's systems, plausible for their identity. */
export function matters(now: Date, people: readonly DemoPerson[]): DemoMatter[] {
  const random = randomFrom(SEED);
  const on = (days: number) => new Date(now.getTime() + days * DAY_MS + SHANGHAI_MS);
  /** `11-20`, this many days from now. Values have no words: they are shown in every language. */
  const day = (days: number) => on(days).toISOString().slice(5, 10);
  const month = (back: number) =>
    on(-30 * back)
      .toISOString()
      .slice(0, 7);

  // Loans and the card's balance are read from the campus itself (campus.ts).
  const everybody = (): MatterLine[] => [
    matter('HQ05', '食堂消费', fine, [line('今日消费', yuan(random, 40)), line('本月消费', yuan(random, 900))]),
    matter('TSG02', '座位预约', fine, [
      line('本周预约', `${1 + random.below(6)}`),
      line('下次预约', day(1 + random.below(5))),
    ]),
    matter('XX01', '校园网', fine, [
      line('本月流量', `${4 + random.below(60)} GB`),
      line('在线设备', `${1 + random.below(3)}`),
    ]),
  ];
  const ofStudent = (): MatterLine[] => [
    matter('HQ03', '宿舍水电', random.below(4) === 0 ? ['余额不足', colour.bad] : fine, [
      line('电费余额', yuan(random, 90)),
      line('水费余额', yuan(random, 40)),
    ]),
    matter(
      'FITNESS',
      '体质健康测试',
      ['待测试', colour.soon],
      [line('时间', `${day(6)} 14:00`), line('地点', '东区田径场')],
    ),
    matter('JW02', '学分进度', fine, [
      line('已修学分', `${60 + random.below(60)} / 160`),
      line('平均绩点', `3.${10 + random.below(80)}`),
    ]),
  ];
  const ofTeacher = (): MatterLine[] => [
    matter('JW03', '教学任务', fine, [
      line('本周课次', `${3 + random.below(4)}`),
      line('未录成绩', `${random.below(3)}`),
    ]),
    matter('CW03', '科研经费', fine, [
      line('可用', `¥ ${20 + random.below(180)},${100 + random.below(900)}.00`),
      line('在研项目', `${1 + random.below(4)}`),
    ]),
  ];
  const ofEmployee = (): MatterLine[] => [
    matter('RS01', '工资条', fine, [
      line('实发', `¥ ${7 + random.below(9)},${100 + random.below(900)}.00`),
      line('月份', month(1)),
    ]),
    matter('RS02', '年休假', fine, [
      line('剩余天数', `${1 + random.below(9)}`),
      line('有效期至', `${on(0).getUTCFullYear()}-12-31`),
    ]),
    matter('FUNDING', '住房公积金', fine, [
      line('月缴存', `¥ ${1 + random.below(3)},${100 + random.below(900)}.00`),
      line('最近入账', month(1)),
    ]),
  ];
  const ofKind = {
    student: () => [...ofStudent(), ...everybody()],
    teacher: () => [...ofTeacher(), ...ofEmployee(), ...everybody()],
    staff: () => [...ofEmployee(), ...everybody()],
  };
  return people.flatMap((person) =>
    ofKind[kindOf(person)]().map((line, sort) => ({ ...line, account: person.account, sort })),
  );
}
