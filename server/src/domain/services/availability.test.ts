import { expect, test } from 'vitest';
import { availabilityOf, closedReason, nextOpening, type ServiceTimes } from './availability.ts';

const at = (time: string) => new Date(`${time}+08:00`);
const weekdays = { days: [1, 2, 3, 4, 5], from: '08:30', to: '17:00' };
const times = (changes: Partial<ServiceTimes>): ServiceTimes => ({
  state: 'OPEN',
  maintenanceReason: '',
  openFrom: null,
  openTo: null,
  openHours: [],
  ...changes,
});

test('HL-10 outside its hours a service says when it opens next', () => {
  const friday = at('2026-03-06T18:00:00');
  expect(nextOpening([weekdays], friday)).toEqual(at('2026-03-09T08:30:00'));
  expect(nextOpening([weekdays], at('2026-03-06T07:00:00'))).toEqual(at('2026-03-06T08:30:00'));
  const availability = availabilityOf(times({ state: 'CLOSED_NOW', openHours: [weekdays] }), friday);
  expect(availability).toMatchObject({ state: 'CLOSED_NOW', from: '2026-03-09 08:30:00' });
  expect(closedReason(availability, 'zh-CN')).toBe('不在服务时间内，下次开放时间为 2026-03-09 08:30:00');
});

test('the same hour a week later counts when it is over for today', () => {
  const monday = { days: [1], from: '08:00', to: '09:00' };
  expect(nextOpening([monday], at('2026-03-02T10:00:00'))).toEqual(at('2026-03-09T08:00:00'));
});

test('a service whose period ends before its next hours does not promise them', () => {
  const openTo = at('2026-03-07T00:00:00');
  const availability = availabilityOf(
    times({ state: 'CLOSED_NOW', openHours: [weekdays], openTo }),
    at('2026-03-06T18:00:00'),
  );
  expect(availability.from).toBeNull();
  expect(closedReason(availability, 'en')).toBe('it is outside its hours');
});

test('HL-10 not yet, no longer and maintenance are said in words; an administrator’s own go first', () => {
  const now = at('2026-03-06T18:00:00');
  const why = (changes: Partial<ServiceTimes>) => closedReason(availabilityOf(times(changes), now), 'zh-CN');
  expect(why({ state: 'NOT_YET', openFrom: at('2026-04-01T00:00:00') })).toBe('将于 2026-04-01 00:00:00 开放');
  expect(why({ state: 'ENDED', openTo: at('2026-03-01T00:00:00') })).toBe('已于 2026-03-01 00:00:00 结束');
  expect(why({ state: 'MAINTENANCE' })).toBe('正在维护，请稍后再来');
  expect(why({ state: 'MAINTENANCE', maintenanceReason: '升级到周一' })).toBe('升级到周一');
  expect(why({ state: 'CLOSING' })).toBe('');
});
