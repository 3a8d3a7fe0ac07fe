import { expect, test } from 'vitest';
import { toTelHref } from './tel-href.ts';

test('a number is dialled as it is meant, however it is written', () => {
  expect(toTelHref('0871-66001015')).toBe('tel:087166001015');
  expect(toTelHref('（0871）6600 1015 转 2')).toBe('tel:087166001015');
  expect(toTelHref('(010) 1234567')).toBe('tel:0101234567');
  expect(toTelHref('值班电话：+86 10 1234')).toBe('tel:+86101234');
  expect(toTelHref('12345、67890')).toBe('tel:12345');
});

test('words without a number are no link', () => {
  expect(toTelHref('请到窗口咨询')).toBeUndefined();
  expect(toTelHref('（暂无）')).toBeUndefined();
});
