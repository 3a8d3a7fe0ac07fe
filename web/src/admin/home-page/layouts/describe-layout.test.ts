import { expect, test } from 'vitest';
import { describeLayout } from './describe-layout.ts';

const { label, words } = describeLayout({
  card: (id) => `卡片${id}`,
  identity: (type) => (type === 1 ? '本科生' : '教师'),
  page: (id) => (id === null ? '首页' : '科研'),
});

test('PB-3 what was done to a card of a layout is said with its name and its place', () => {
  expect([label(['added', '7']), words(['added', '7'], { place: 'main', at: 4 })]).toEqual([
    '新增 卡片7',
    '主栏第 4 张',
  ]);
  expect(label(['removed', '7'])).toBe('移除 卡片7');
  expect([label(['moved', '7']), words(['moved', '7'], { place: 'aside', at: 1 })]).toEqual([
    '移动 卡片7',
    '右栏第 1 张',
  ]);
  expect(words(['added', '7'], undefined)).toBe('（无）');
});

test('PB-3 settings of a card and of the page are said in people’s words', () => {
  expect([label(['cards', '7', 'span']), words(['cards', '7', 'span'], 2)]).toEqual(['卡片7 · 宽度', '整行']);
  expect([words(['identities'], [1, 3]), words(['identities'], [])]).toEqual(['本科生、教师', '所有人']);
  expect(words(['navigationId'], null)).toBe('首页');
});
