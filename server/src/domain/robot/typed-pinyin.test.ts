import { expect, test } from 'vitest';
import { pinyinRunsIn, pinyinShare } from './typed-pinyin.ts';

test('RB-1 typed pinyin is heard in a text, with a wrong letter less, another word not at all', () => {
  const typed = pinyinRunsIn('xiaoyuanka');
  expect(pinyinShare(typed, '校园卡丢了怎么办')).toBe(1);
  expect(pinyinShare(pinyinRunsIn('xiaoyuamka'), '校园卡丢了怎么办')).toBeGreaterThan(0);
  expect(pinyinShare(typed, '宿舍几点熄灯')).toBe(0);
  expect(pinyinShare(pinyinRunsIn('校园卡'), '校园卡丢了怎么办')).toBe(0);
});
