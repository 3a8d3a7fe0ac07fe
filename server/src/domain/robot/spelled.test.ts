import { expect, test } from 'vitest';
import { spelledIn, spells } from './spelled.ts';

test('RB-1 typed pinyin is heard in a text, with a wrong letter less, another word not at all', () => {
  const typed = spelledIn('xiaoyuanka');
  expect(spells(typed, '校园卡丢了怎么办')).toBe(1);
  expect(spells(spelledIn('xiaoyuamka'), '校园卡丢了怎么办')).toBeGreaterThan(0);
  expect(spells(typed, '宿舍几点熄灯')).toBe(0);
  expect(spells(spelledIn('校园卡'), '校园卡丢了怎么办')).toBe(0);
});
