import { expect, test } from 'vitest';
import { linkPartsOf } from './link-parts.ts';

test('web addresses in a text become links, without the punctuation after them', () => {
  expect(linkPartsOf('见 https://jw.example.edu.cn/a?b=1，明天截止')).toEqual([
    { at: 0, text: '见 ', isLink: false },
    { at: 2, text: 'https://jw.example.edu.cn/a?b=1', isLink: true },
    { at: 33, text: '，明天截止', isLink: false },
  ]);
  expect(linkPartsOf('javascript:alert(1)')).toEqual([{ at: 0, text: 'javascript:alert(1)', isLink: false }]);
});
