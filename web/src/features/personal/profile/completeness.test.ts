import { expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';

test.each([
  [{ avatar: null, mobile: '', email: '' }, 25, ['avatar', 'mobile', 'email']],
  [{ avatar: '/files/1', mobile: '', email: 'a@b.cn' }, 75, ['mobile']],
  [{ avatar: '/files/1', mobile: '138', email: 'a@b.cn' }, 100, []],
])('PC-1 the completeness of %o is %i %%', (profile, percent, missing) => {
  expect(completenessOf(profile)).toEqual({ percent, missing });
});
