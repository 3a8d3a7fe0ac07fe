import { expect, test } from 'vitest';
import { parseForeignTime } from './foreign-time.ts';

test.each<[string, string | undefined]>([
  ['2026-11-15 09:30:00', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15', '2026-11-14T16:00:00.000Z'],
  ['2026/11/5 9:30', '2026-11-05T01:30:00.000Z'],
  ['2026-11-15T09:30:00.000', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15T09:30:00Z', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15T09:30:00+08:00', '2026-11-15T01:30:00.000Z'],
  ['Sun, 15 Nov 2026 09:30:00 GMT', '2026-11-15T09:30:00.000Z'],
  ['Sun, 15 Nov 2026 09:30:00 +0800', '2026-11-15T01:30:00.000Z'],
  ['1794706200', '2026-11-15T01:30:00.000Z'],
  ['1794706200000', '2026-11-15T01:30:00.000Z'],
  ['2026-02-30', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%s is understood, or is no time', (text, at) => {
  expect(parseForeignTime(text)?.toISOString()).toBe(at);
});
