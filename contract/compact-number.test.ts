import { expect, test } from 'vitest';
import { formatCompact } from './compact-number.ts';

test('HM-1 numbers are said one way: as digits up to four, then in 万, or as English says it', () => {
  expect([0, 9_999, 26_427, 1_097_000].map((count) => formatCompact(count, 'zh-CN'))).toEqual([
    ...['0', '9999', '2.6万', '109.7万'],
  ]);
  expect(formatCompact(26_427, 'en')).toBe('26.4K');
});
