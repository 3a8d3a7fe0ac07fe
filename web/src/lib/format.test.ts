import { expect, test } from 'vitest';
import { formatTime, parseWireTime, toWireTime } from './format.ts';

const now = parseWireTime('2026-11-20 10:00:30');

test.each([
  ['2026-11-20 10:00:05', '刚刚'],
  ['2026-11-20 09:57:00', '3 分钟前'],
  ['2026-11-20 09:00:30', '今天 09:00'],
  ['2026-11-20 00:00:00', '今天 00:00'],
  ['2026-11-19 23:59:00', '昨天 23:59'],
  ['2026-11-18 12:00:00', '11-18'],
  ['2026-01-02 12:00:00', '01-02'],
  ['2025-11-20 12:00:00', '2025-11-20'],
])('%s is said as %s', (wire, text) => {
  expect(formatTime(wire, now)).toBe(text);
});

test('what is still to come has its hour', () => {
  expect(formatTime('2026-11-20 18:00:00', now)).toBe('今天 18:00');
  expect(formatTime('2026-11-21 08:00:00', now)).toBe('明天 08:00');
  expect(formatTime('2026-12-01 08:00:00', now)).toBe('12-01 08:00');
});

test('the day is the day of Shanghai wherever the reader is', () => {
  expect(formatTime('2026-11-20 00:30:00', parseWireTime('2026-11-20 07:59:00'))).toBe('今天 00:30');
});

test('a time goes to the wire and back unchanged', () => {
  expect(toWireTime(parseWireTime('2026-11-20 08:05:09'))).toBe('2026-11-20 08:05:09');
});
