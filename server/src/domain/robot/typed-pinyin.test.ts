import { expect, test } from 'vitest';
import { pinyinIn, pinyinShare } from './typed-pinyin.ts';

test('RB-1 typed pinyin is heard in a text, with a wrong letter less, another word not at all', () => {
  const typed = pinyinIn('xiaoyuanka');
  expect(pinyinShare(typed, '校园卡丢了怎么办')).toBe(1);
  expect(pinyinShare(pinyinIn('xiaoyuamka'), '校园卡丢了怎么办')).toBeGreaterThan(0);
  expect(pinyinShare(typed, '宿舍几点熄灯')).toBe(0);
  expect(pinyinShare(pinyinIn('校园卡'), '校园卡丢了怎么办')).toBe(0);
});
