import { expect, test } from 'vitest';
import { dayOf, workingDays } from '../../common/working-days.ts';
import { daysLeft, dueAfter, likeness, responsibleFor, similarTo } from './rules.ts';

const at = (time: string) => new Date(`${time}+08:00`);

test('RB-7 the promise ends with the second working day: weekends and holidays do not count', () => {
  const days = workingDays();
  expect(dueAfter(at('2026-11-18T09:00:00'), days)).toEqual(at('2026-11-20T23:59:59'));
  expect(dueAfter(at('2026-11-20T18:00:00'), days)).toEqual(at('2026-11-24T23:59:59'));
  expect(dueAfter(at('2026-09-30T09:00:00'), days)).toEqual(at('2026-10-09T23:59:59'));
});

test('RB-7 days left count to the promise and below zero after it; nobody waits for an answered one', () => {
  const days = workingDays();
  const open = { status: 'HANDLING', dueOn: '2026-11-20' } as const;
  expect(daysLeft(open, at('2026-11-18T09:00:00'), days)).toBe(2);
  expect(daysLeft(open, at('2026-11-20T23:00:00'), days)).toBe(0);
  expect(daysLeft(open, at('2026-11-24T09:00:00'), days)).toBe(-2);
  expect(daysLeft({ ...open, status: 'ANSWERED' }, at('2026-11-24T09:00:00'), days)).toBeNull();
  expect(dayOf(dueAfter(at('2026-11-18T09:00:00'), days))).toBe(open.dueOn);
});

test('RB-7 the lists name a department only when its item answers clearly best', () => {
  const item = (deptId: string, score: number) => ({ deptId, title: deptId, score });
  expect(responsibleFor([item('a', 9), item('b', 4)])?.deptId).toBe('a');
  expect(responsibleFor([item('a', 9), item('a', 8.9), item('b', 4)])?.deptId).toBe('a');
  expect(responsibleFor([item('b', 8), item('a', 9)])).toBeUndefined();
  expect(responsibleFor([item('a', 1)])).toBeUndefined();
  expect(responsibleFor([])).toBeUndefined();
});

test('RB-7 the likest come first, and what says something else is left out', () => {
  const wanted = { title: '宿舍几点供热水', content: '东区三号楼晚上没有热水。' };
  const same = { title: '宿舍几点供应热水', content: '东区三号楼没有热水' };
  const near = { title: '宿舍热水', content: '西区宿舍晚上热水时间太短' };
  const other = { title: '食堂菜价', content: '二食堂涨价了吗' };
  expect(similarTo(wanted, [other, near, same])[0]).toBe(same);
  expect(similarTo(wanted, [other, near, same])).not.toContain(other);
  expect(likeness('', '热水')).toBe(0);
  expect(likeness('热水', '热水！')).toBe(1);
});
