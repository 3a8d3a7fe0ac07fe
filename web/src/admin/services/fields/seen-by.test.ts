import { expect, test } from 'vitest';
import { seenByText } from './seen-by.ts';

const everybody = { roleIds: [], identityTypes: [], userDeptIds: [], anonymous: false, listed: true };

test.each([
  [everybody, '登录的人都能使用；访客看得到，点开后提示登录。'],
  [{ ...everybody, anonymous: true }, '所有人，包括没有登录的访客，都能打开。'],
  [{ ...everybody, identityTypes: [1], listed: false }, '登录的人中符合上面范围的能看到和使用；访客看不到。'],
])('AD-1 the form says who will see a service: %#', (service, sentence) => {
  expect(seenByText(service)).toBe(sentence);
});
