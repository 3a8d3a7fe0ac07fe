import { type Random, randomFrom } from './random.ts';

const SEED = 20_261_120;
const MINUTE_MS = 60_000;
const DAYS = 6;

/** Synonyms of the demo campus. */
export const synonyms: readonly (readonly string[])[] = [
  ['校园卡', '一卡通', '饭卡'],
  ['宿舍', '寝室', '公寓'],
  ['网费', '上网', '校园网', '宽带'],
  ['报销', '报账'],
  ['成绩', '分数', '绩点'],
  ['请假', '假条', '外出'],
  ['盖章', '用印', '公章'],
  ['奖学金', '助学金', '奖助'],
  ['体育馆', '运动场馆', '球馆'],
  ['工资', '薪水', '薪酬'],
];

/** Current searches: keyword, frequency and number of results. */
const words: readonly (readonly [word: string, times: number, hits: number])[] = [
  ['选课', 26, 2],
  ['成绩', 24, 3],
  ['一卡通', 18, 2],
  ['请假', 16, 2],
  ['报销', 14, 2],
  ['座位预约', 13, 3],
  ['校车', 11, 1],
  ['四六级', 10, 1],
  ['宿舍', 9, 4],
  ['场馆', 8, 1],
  ['奖学金', 7, 1],
  ['离校', 4, 2],
];

export type DemoSearch = { account: string; word: string; hits: number; at: Date };

/** Searches of the last days; the students named in the README have several of their own. */
export function searches(now: Date, accounts: readonly string[]): DemoSearch[] {
  const random = randomFrom(SEED);
  return words.flatMap(([word, times, hits], index) =>
    Array.from({ length: times }, (_, at) => ({
      account: at === 0 && index % 2 === 0 ? 'student' : random.pick(accounts),
      word,
      hits,
      at: ago(now, random),
    })),
  );
}

const ago = (now: Date, random: Random) => new Date(now.getTime() - (1 + random.below(DAYS * 24 * 60)) * MINUTE_MS);

/** Searches without a result, with the requests people sent. */
export const gaps: readonly {
  word: string;
  times: number;
  days: number;
  requests: readonly (readonly [string, string])[];
}[] = [
  {
    word: '打印店',
    times: 14,
    days: 9,
    requests: [
      ['student', '希望能在线提交打印文件，到图书馆自助取件。'],
      ['teacher', '考试周能不能预约打印试卷的时段？'],
    ],
  },
  { word: '共享单车', times: 9, days: 12, requests: [['student', '能查到校内停放点和剩余车辆就好了。']] },
  { word: '校友卡', times: 6, days: 20, requests: [] },
  { word: '婚育证明', times: 5, days: 15, requests: [['teacher', '现在要跑三个部门，能不能在线开？']] },
  { word: '驾校', times: 3, days: 4, requests: [] },
];
