import { expect, test } from 'vitest';
import { highlightsIn } from './highlights.ts';

const marks = (text: string, ...typed: string[]) => highlightsIn(text, { units: typed.map((word) => [word] as const) });

test('HL-5 words are marked wherever they stand, and touching marks are one', () => {
  expect(marks('选课与退选课', '选课')).toEqual([
    [0, 2],
    [4, 6],
  ]);
  expect(marks('宿舍报修', '宿舍', '报修')).toEqual([[0, 4]]);
  expect(marks('ＧＰＵ 平台', 'gpu')).toEqual([[0, 3]]);
});

test('HL-5 pinyin, initials and both mixed mark the characters they stand for', () => {
  expect(marks('入馆座位预约', 'zuowei')).toEqual([[2, 4]]);
  expect(marks('入馆座位预约', 'zwyy')).toEqual([[2, 6]]);
  expect(marks('选课中心', 'xuankz')).toEqual([[0, 3]]);
  expect(marks('选课中心', 'abc')).toEqual([]);
});

test('HL-5 synonyms are marked, and of what only comes near the characters it shares', () => {
  expect(highlightsIn('校园一卡通', { units: [['饭卡', '一卡通']] })).toEqual([[2, 5]]);
  expect(highlightsIn('VPN账号申请', { units: [['vpn 账号']] })).toEqual([[0, 5]]);
  expect(highlightsIn('选课中心', { units: [['选棵']], near: true })).toEqual([[0, 1]]);
});

test('HL-5 a text in which letters could be read in very many ways is answered at once', () => {
  expect(marks('aa '.repeat(40), `${'a'.repeat(40)}b`)).toEqual([]);
  expect(marks('aa '.repeat(40), 'a'.repeat(5))).toEqual([[0, 8]]);
});

test('HL-5 of a long text only the beginning is read aloud; words are marked wherever they stand', () => {
  const long = `选课${'，请按时办理'.repeat(50_000)}，成绩查询`;
  expect(marks(long, 'xuanke')).toEqual([[0, 2]]);
  expect(marks(long, 'chengji')).toEqual([]);
  expect(marks(long, '成绩')).toEqual([[long.length - 4, long.length - 2]]);
});
