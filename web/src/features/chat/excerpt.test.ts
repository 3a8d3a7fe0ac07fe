import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('CH-22 a found message is shown from shortly before the words, which are marked', () => {
  expect(excerptOf('明天的 Exam 改到三教', 'exam')).toEqual({ text: '明天的 Exam 改到三教', ranges: [[4, 8]] });
  const { text, ranges } = excerptOf(`${'很长的开头'.repeat(20)}\n考试，考试`, '考试');
  expect(text.startsWith('…')).toBe(true);
  expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(['考试', '考试']);
  expect(excerptOf('没有', '考试')).toEqual({ text: '没有', ranges: [] });
});
