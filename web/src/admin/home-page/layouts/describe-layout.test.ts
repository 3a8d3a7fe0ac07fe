import { expect, test } from 'vitest';
import { describeLayout } from './describe-layout.ts';

const { label, words } = describeLayout({
  card: (id) => `卡片${id}`,
  identity: (type) => (type === 1 ? '本科生' : '教师'),
  page: (id) => (id === null ? '首页' : '科研'),
});

test('PB-3 the places of a layout and their values are said in people’s words', () => {
  expect([label(['main', 0, 'span']), words(['main', 0, 'span'], 2)]).toEqual(['主栏第 1 张 · 宽度', '整行']);
  expect([label(['aside', 1, 'cardId']), words(['aside', 1, 'cardId'], '7')]).toEqual(['右栏第 2 张 · 卡片', '卡片7']);
  const whole = { cardId: '7', span: 1, mandatory: true, shown: true };
  expect([label(['main', 2]), words(['main', 2], whole)]).toEqual(['主栏第 3 张', '卡片7 · 半行 · 必选']);
  expect([words(['identities'], [1, 3]), words(['identities'], [])]).toEqual(['本科生、教师', '所有人']);
  expect(words(['navigationId'], null)).toBe('首页');
  expect(words(['main', 2], undefined)).toBe('（无）');
});
