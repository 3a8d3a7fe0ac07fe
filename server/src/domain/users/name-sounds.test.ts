import { expect, test } from 'vitest';
import { nameSounds, soundPattern } from './name-sounds.ts';

test('a name is found by its pinyin and its initials, also by a second reading of a surname', () => {
  expect(nameSounds('张伟')).toBe(' zhangwei zw');
  expect(nameSounds('单强').split(' ')).toEqual(expect.arrayContaining(['danqiang', 'shanqiang', 'dq', 'sq']));
  expect(nameSounds('Anna Li')).toBe(' annali al');
});

test.each([
  ['zw', '% zw%'],
  ['Zhang wei', '%zhangwei%'],
  ['张', undefined],
  ['2023', undefined],
  ['%', undefined],
])('typed %s is looked for as %s', (typed, pattern) => {
  expect(soundPattern(typed)).toBe(pattern);
});
