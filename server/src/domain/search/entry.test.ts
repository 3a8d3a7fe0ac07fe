import { expect, test } from 'vitest';
import { toSearchEntry } from './entry.ts';

const entry = (name: string, more: Partial<Parameters<typeof toSearchEntry>[0]> = {}) =>
  toSearchEntry({ id: '1', name, also: '', filed: '', rest: '', long: '', body: '', ...more });
const has = (words: string, lexeme: string) => words.split(' ').includes(lexeme);

test('HL-2 a name is kept with its characters, pairs, pinyin, initials and mixtures of both', () => {
  const { pinyin, initials, letter, words } = entry('选课中心');
  expect({ pinyin, initials, letter }).toEqual({ pinyin: 'xuankezhongxin', initials: 'xkzx', letter: 'X' });
  for (const lexeme of ['选', '选课', 'xuankezhongxin', 'zhongxin', 'xkzx', 'kzx', 'xuankzx', 'xkzhongxin'])
    expect(has(words, `'${lexeme}':1A`), lexeme).toBe(true);
});

test('HL-2 a character with two readings is found by both', () => {
  const { pinyin } = entry('重修');
  expect(pinyin.split(' ')).toEqual(expect.arrayContaining(['chongxiu', 'zhongxiu']));
});

test('HL-2 what it is filed under is kept as a name is, and words of a summary with their pinyin', () => {
  const { words } = entry('座位预约', { filed: '图书馆 学习', rest: '自习室与研讨间' });
  for (const lexeme of ['图书', 'tushuguan', 'tsg', 'xuexi', '自习', 'zixishiyu', 'yantaojian'])
    expect(has(words, `'${lexeme}':1C`), lexeme).toBe(true);
});

test('a lexeme has the best of its weights, and quotes do not end it', () => {
  const { words, name, letter } = entry("'课'（试）", { also: '课表', rest: '课表冲突' });
  expect(name).toBe('课试');
  expect(letter).toBe('K');
  expect(has(words, "'课':1A")).toBe(true);
  expect(has(words, "'课表':1B")).toBe(true);
  expect(has(words, "'冲突':1C")).toBe(true);
});

test('a name without a letter to stand under stands under #', () => {
  expect(entry('2026 年').letter).toBe('#');
  expect(entry('！！').letter).toBe('#');
});

test('of a long text so much is kept for the result as is looked through, and no half of a letter', () => {
  const long = `${'a'.repeat(2_999)}𠮷${'办理'.repeat(5_000)}`;
  expect(entry('指南', { long, body: long }).body).toBe('a'.repeat(2_999));
  expect(entry('指南', { body: '短文' }).body).toBe('短文');
});
