/** Rows as an office has them: 12 columns, texts that repeat and texts that do not, numbers, dates and booleans. */
export type BulkCell = string | number | boolean | Date | null;

export const titles = [
  ...['学号', '姓名', '性别', '院系', '专业', '手机号', '出生日期', '注册时间'],
  ...['平均绩点', '已修学分', '在校', '备注'],
];

const surnames = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗'];
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰'];
const DAY_MS = 86_400_000;

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';

export function rowOf(n: number): BulkCell[] {
  // A fixed sequence that looks random: the same rows in every process.
  const chance = (n * 2_654_435_761) >>> 0;
  const department = chance % 40;
  return [
    String(2_020_000_000 + n).padStart(12, '0'),
    pick(surnames, chance) + pick(given, chance >>> 3) + pick(given, chance >>> 7),
    chance % 2 === 0 ? '男' : '女',
    `第${department + 1}学院`,
    `专业 ${department * 5 + (chance % 5)}`,
    `138${String(chance % 100_000_000).padStart(8, '0')}`,
    new Date(Date.UTC(2000, 0, 1) + (chance % 3650) * DAY_MS),
    new Date(Date.UTC(2024, 8, 1) + (chance % 31_536_000) * 1000),
    (chance % 400) / 100,
    chance % 160,
    chance % 7 !== 0,
    chance % 3 === 0 ? null : `宿舍 ${chance % 30} 号楼 ${n % 997} 室 <${chance % 8999}> & 其他`,
  ];
}

export function* rowsUpTo(count: number): Generator<BulkCell[]> {
  for (let n = 0; n < count; n += 1) yield rowOf(n);
}
