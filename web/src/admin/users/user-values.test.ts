import { userInput } from '@yizhan/contract/entities/users.ts';
import { expect, test } from 'vitest';
import { newIdentity, newUser, removeIdentity, withDefault } from './user-values.ts';

const three = [newIdentity(true), newIdentity(false), newIdentity(false)];
const defaults = (all: readonly { isDefault: boolean }[]) => all.map(({ isDefault }) => isDefault);

test('exactly one identity is the default, whichever is chosen or removed', () => {
  expect(defaults(withDefault(three, 2))).toEqual([false, false, true]);
  expect(defaults(removeIdentity(three, 1))).toEqual([true, false]);
  expect(defaults(removeIdentity(three, 0))).toEqual([true, false]);
});

test('a new person needs only an account and a name', () => {
  expect(userInput.safeParse(newUser).success).toBe(false);
  expect(userInput.safeParse({ ...newUser, account: 'zhang', realName: '张三' }).success).toBe(true);
});
