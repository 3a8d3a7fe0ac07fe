import { expect, test } from 'vitest';
import { parseWireTime } from '../../lib/format.ts';
import { formatDuration } from './duration.ts';

const taken = (to: string) => formatDuration('2026-11-18 09:00:00', to, parseWireTime('2026-11-20 09:00:00'));

test('PR-7 how long somebody had a case is a minute at least', () => {
  expect(taken('2026-11-18 09:00:20')).toBe('1 分钟');
  expect(taken('2026-11-18 09:01:59')).toBe('1 分钟');
  expect(taken('2026-11-18 10:05:00')).toBe('1 小时 5 分钟');
  expect(taken('2026-11-20 11:00:00')).toBe('2 天 2 小时');
});
