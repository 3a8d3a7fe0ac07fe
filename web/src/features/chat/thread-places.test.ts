import { messageTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { dayLabel, isNewDay, isTogether } from './thread-places.ts';

const said = (timeSend: string, changes = {}) => ({
  timeSend,
  fromUserId: '1',
  type: messageTypes.text,
  recalled: false,
  ...changes,
});

test('every day begins with its own line: today, yesterday, then the date', () => {
  const now = new Date('2026-11-18T09:00:00+08:00');
  const [late, early] = [said('2026-11-17 23:59:00'), said('2026-11-18 00:01:00')];
  expect([isNewDay(undefined, late), isNewDay(late, early), isNewDay(early, early)]).toEqual([true, true, false]);
  expect([early, late, said('2026-11-15 08:00:00'), said('2025-12-31 08:00:00')].map((m) => dayLabel(m, now))).toEqual([
    '今天',
    '昨天',
    '11-15',
    '2025-12-31',
  ]);
});

test('messages of one sender within five minutes stand together', () => {
  const first = said('2026-11-18 09:00:00');
  expect(isTogether(first, said('2026-11-18 09:04:59'))).toBe(true);
  expect(isTogether(first, said('2026-11-18 09:05:00'))).toBe(false);
  expect(isTogether(first, said('2026-11-18 09:01:00', { fromUserId: '2' }))).toBe(false);
  expect(isTogether({ ...first, recalled: true }, said('2026-11-18 09:01:00'))).toBe(false);
});
