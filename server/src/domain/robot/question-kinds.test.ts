import { expect, test } from 'vitest';
import { clashOfKinds, kindMissing, kindsOf, withoutAsking } from './question-kinds.ts';

const kinds = (text: string) => [...kindsOf(text)].sort();

test('RB-1 what a question asks for is read from the words that ask', () => {
  expect(kinds('护照怎么办理')).toEqual(['how']);
  expect(kinds('办护照要几天')).toEqual(['howLong']);
  expect(kinds('护照在哪里办')).toEqual(['where']);
  expect(kinds('办护照要多少钱')).toEqual(['howMuch']);
  expect(kinds('护照丢了怎么办')).toEqual(['solve']);
  expect(kinds('为什么办不了护照')).toContain('why');
  expect(kinds('办护照需要带什么')).toEqual(['need']);
});

test('RB-1 questions about one thing that ask for different things are told apart, and near ways to ask are not', () => {
  const [how, howLong, when, where] = ['怎么查成绩', '成绩多久出来', '成绩什么时候出来', '在哪里查成绩'].map(kindsOf);
  expect(clashOfKinds(how ?? new Set(), howLong ?? new Set())).toBe(true);
  expect(clashOfKinds(when ?? new Set(), howLong ?? new Set())).toBe(false);
  expect(clashOfKinds(how ?? new Set(), where ?? new Set())).toBe(false);
  expect(kindMissing(howLong ?? new Set(), howLong ?? new Set())).toBe(0);
  expect(kindMissing(howLong ?? new Set(), how ?? new Set())).toBe(1);
});

test('RB-1 what a question is about stays when the words that ask are left out', () => {
  expect(withoutAsking('请问我的护照怎么办理').replaceAll(' ', '')).toBe('护照');
  expect(withoutAsking('能不能提前还款吗').replaceAll(' ', '')).toBe('提前还款');
});
