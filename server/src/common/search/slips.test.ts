import { expect, test } from 'vitest';
import { slipsOf } from './slips.ts';

const waysIn = (typed: string) => slipsOf(typed)?.query.split(' | ').length;

test('HL-3 letters are looked for in every way they may have been meant', () => {
  expect(slipsOf('xuanek')?.query.split(' | ')).toContain("'xuanke':*");
  expect(slipsOf('xuanek')?.sounding).toBeUndefined();
});

test.each(['a'.repeat(50), 'an'.repeat(25), 'a'.repeat(20), 'xueshengsushediaohuanyutuisushenqin'])(
  'HL-3 %s has too many ways to be mistyped, and is looked for by what sounds alike',
  (typed) => {
    expect(waysIn(typed)).toBe(1);
    expect(slipsOf(typed)?.sounding).toBe(typed);
  },
);

test('HL-3 a few letters, or one character, are nobody’s slip', () => {
  expect([slipsOf('xue'), slipsOf('课'), slipsOf('xkzx'), slipsOf('选课 zx')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
