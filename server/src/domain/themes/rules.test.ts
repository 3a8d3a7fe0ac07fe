import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';
import { expect, test } from 'vitest';
import { nextBoundary } from '../../common/time-window.ts';
import { type ThemeOffer, themeFor } from './rules.ts';

const school = {
  themeId: 'default',
  themeName: '默认主题',
  themeColor: '#008cff',
  themeImg: null,
  themeImgBorderColor: null,
};
const offer = (id: string, festival: ThemeContent['festival'] = null): ThemeOffer => ({
  id,
  content: { themeName: `主题 ${id}`, themeColor: '#1f6f54', themeImg: null, themeImgBorderColor: null, festival },
});
const month = { from: '2026-12-20 00:00:00', until: '2027-01-20 00:00:00' };
const newYear = { from: '2026-12-31 00:00:00', until: '2027-01-04 00:00:00' };
const offers = [offer('1'), offer('2', newYear), offer('3', month)];
const shown = (at: string, chosen?: string) => themeFor({ school, offers, chosen, at }).themeId;

test('the school’s theme is shown to those who chose none, outside every festival', () => {
  expect(shown('2026-11-15 09:00:00')).toBe('default');
});

test('in its window a festival is shown to those who chose none; of two the one that began last', () => {
  expect(shown('2026-12-20 00:00:00')).toBe('3');
  expect(shown('2026-12-31 00:00:00')).toBe('2');
  expect(shown('2027-01-04 00:00:00')).toBe('3');
  expect(shown('2027-01-20 00:00:00')).toBe('default');
});

test('one’s own choice stands before any festival', () => {
  expect(shown('2027-01-01 12:00:00', '1')).toBe('1');
  expect(shown('2027-01-01 12:00:00', '3')).toBe('3');
});

test('a choice that is no longer there, or a festival that is over, leads back to the usual', () => {
  expect(shown('2026-11-15 09:00:00', '99')).toBe('default');
  expect(shown('2026-11-15 09:00:00', '2')).toBe('default');
  expect(shown('2027-01-01 12:00:00', '99')).toBe('2');
});

test('what changes next by the clock is the nearest edge of a window', () => {
  expect(nextBoundary([newYear, month], '2026-12-25 00:00:00')).toBe(newYear.from);
  expect(nextBoundary([newYear, month], newYear.from)).toBe(newYear.until);
  expect(nextBoundary([newYear, month], month.until)).toBe(null);
});
