import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test('RB-1 numbers are the same however they are written, and a lone one is none', () => {
  expect([...numbersIn('二十岁还能长高吗')]).toEqual(['20']);
  expect([...numbersIn('20岁还能长高吗')]).toEqual(['20']);
  expect([...numbersIn('第二针隔两周打, 一百二十元')]).toEqual(['2', '120']);
  expect([...numbersIn('查一下我的一个申请')]).toEqual([]);
});
