import { expect, test } from 'vitest';
import { slipsOf } from './slips.ts';

test('HL-3 letters are looked for by their right half, whichever it is', () => {
  const { query, letters } = slipsOf('xuanek') ?? {};
  expect(query?.split(' | ')).toEqual(["'xua':*", "'nek':*"]);
  expect(letters).toBe('xuanek');
});

test('HL-3 however many letters are typed, there are few ways to look for them', () => {
  for (const typed of ['a'.repeat(50), 'an'.repeat(25), 'xueshengsushediaohuanyutuisushenqin'])
    expect(slipsOf(typed)?.query.split(' | ').length, typed).toBeLessThanOrEqual(typed.length / 2);
});

test('HL-3 a few letters, one character, or more than anything is called, are nobody’s slip', () => {
  expect(['xue', '课', '选课 zx', 'a'.repeat(51)].map(slipsOf)).toEqual([undefined, undefined, undefined, undefined]);
});
