import { articleInput } from '@yizhan/contract/entities/news.ts';
import { signOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { userInput } from '@yizhan/contract/entities/users.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { expect, test } from 'vitest';
import { newIdentity, newUser } from '../../admin/users/user-values.ts';
import { fieldError } from './field-error.ts';

const person = { ...newUser, account: 'zhang', realName: '张三' };
const said = (values: unknown, ...path: (string | number)[]) => fieldError(userInput, values, path, '这一项');

test('an error says what to do, in words, at the field it belongs to', () => {
  expect(said(person, 'account')).toBeUndefined();
  expect(said({ ...person, account: '' }, 'account')).toBe('请填写这一项');
  expect(said({ ...person, account: 'z' }, 'account')).toBe('至少 2 个字');
  expect(said({ ...person, account: 'a b' }, 'account')).toBe('格式不正确');
  expect(said({ ...person, realName: '长'.repeat(65) }, 'realName')).toBe('最多 64 个字');
  expect(said({ ...person, email: 'nobody' }, 'email')).toBe('格式不正确');
});

test('a field inside a list has its own error', () => {
  const identities = [newIdentity(true), { ...newIdentity(false), validFrom: '2026-02-01', validTo: '2026-01-01' }];
  expect(said({ ...person, identities }, 'identities', 1, 'validTo')).toBe('请检查这一项');
  expect(said({ ...person, identities }, 'identities', 0, 'validTo')).toBeUndefined();
});

test('numbers are told their bounds', () => {
  const values = { session: { expireTime: 60, outLogTip: '' } };
  expect(fieldError(signOnInput, values, ['session', 'expireTime'], '')).toBe('不能小于 600');
  expect(fieldError(signOnInput, values, ['session', 'outLogTip'], '提示')).toBe('请填写提示');
});

test('DR-6 rich text that is too complex says so, and what to do', () => {
  const content = '<b>'.repeat(fieldLimits.richTextDepth + 1);
  const values = { columnId: '1', title: '长文', content };
  expect(fieldError(articleInput, values, ['content'], '正文')).toBe('格式过于复杂，请清除格式后再粘贴');
});
