import { expect, test } from 'vitest';
import { toFieldErrors } from './useSave.ts';

test('RB-1 what is wrong in one line of a list is said at that line', () => {
  expect(toFieldErrors({ msg: '第 2 个答案还没有填写', result: { field: 'answers.1.html' } })).toEqual([
    { name: ['answers', 1, 'html'], errors: ['第 2 个答案还没有填写'] },
  ]);
  expect(toFieldErrors({ msg: '', result: { fields: ['identities.0.type'] } })).toMatchObject([
    { name: ['identities', 0, 'type'] },
  ]);
  expect(toFieldErrors({ msg: '已经有了', result: { field: 'code' } })).toEqual([
    { name: ['code'], errors: ['已经有了'] },
  ]);
});
