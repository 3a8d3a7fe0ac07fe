import { pageQuery } from '@yizhan/contract/entities/common.ts';
import { expect, test } from 'vitest';
import { parsePageNumber } from './page-number.ts';

test.each([null, '', '0', '-3', '2.7', 'x', '1e99', 'Infinity', '99999999'])(
  'whatever page an address names (%s), it is one that can be asked for',
  (value) => {
    expect(pageQuery.shape.current.safeParse(parsePageNumber(value)).success).toBe(true);
  },
);

test('a page that can be asked for is the one shown', () => {
  expect([parsePageNumber('1'), parsePageNumber('7'), parsePageNumber('100000')]).toEqual([1, 7, 100_000]);
});
