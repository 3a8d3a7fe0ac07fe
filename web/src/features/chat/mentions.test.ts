import { expect, test } from 'vitest';
import { matchMembers, mentionBefore, mentionsOf } from './mentions.ts';

const members = [
  { userId: 'all', name: '所有人', sounds: ' suoyouren syr' },
  { userId: '1', name: '张三', sounds: ' zhangsan zs' },
  { userId: '2', name: '张三丰', sounds: ' zhangsanfeng zsf' },
];

test.each([
  ['@', 1, { at: 0, typed: '' }],
  ['你好@zs', 5, { at: 2, typed: 'zs' }],
  ['@张三 你好', 7, undefined],
  ['mail a@b', 8, undefined],
])('in %s at %i the name being written is found', (text, caret, found) => {
  expect(mentionBefore(text, caret)).toEqual(found);
});

test('members are found by name, pinyin and initials', () => {
  const found = (typed: string) => matchMembers(members, typed, 10).map(({ userId }) => userId);
  expect(found('三')).toEqual(['1', '2']);
  expect(found('zsf')).toEqual(['2']);
  expect(found('SUO')).toEqual(['all']);
});

test('a text mentions whose whole name it has, once', () => {
  expect(mentionsOf('@张三 @张三 看一下', members)).toEqual(['1']);
  expect(mentionsOf('@张三丰', members)).toEqual(['2']);
  expect(mentionsOf('@所有人 停课', members)).toEqual(['all']);
});
