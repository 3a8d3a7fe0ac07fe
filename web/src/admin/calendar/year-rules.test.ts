import { expect, test } from 'vitest';
import { mark, nameDays, spanOf, stateOf } from './year-rules.ts';

const known = {
  days: [{ day: '2026-10-28', isOff: true, name: '校庆日' }],
  official: [
    { day: '2026-10-01', isOff: true, name: '国庆节' },
    { day: '2026-10-10', isOff: false, name: '国庆节' },
  ],
};
const none = new Map();

test('a day is what the school says, else what is official, else what the week says', () => {
  expect(stateOf('2026-10-28', known, none)).toEqual({ isOff: true, name: '校庆日', by: 'own' });
  expect(stateOf('2026-10-10', known, none)).toEqual({ isOff: false, name: '国庆节', by: 'official' });
  expect(stateOf('2026-10-17', known, none)).toEqual({ isOff: true, name: '', by: 'week' });
  expect(stateOf('2026-10-19', known, none).isOff).toBe(false);
});

test('a marked day shows at once, and following the official calendar again shows what is official', () => {
  const off = mark(none, known, { days: ['2026-10-19'], tool: 'off', name: '运动会' });
  expect(stateOf('2026-10-19', known, off)).toEqual({ isOff: true, name: '运动会', by: 'pending' });
  const clear = mark(none, known, { days: ['2026-10-28'], tool: 'clear', name: '' });
  expect(stateOf('2026-10-28', known, clear)).toEqual({ isOff: false, name: '', by: 'pending' });
});

test('marking a second time takes the mark back, and what is so already is no change', () => {
  const once = mark(none, known, { days: ['2026-10-19'], tool: 'off', name: '' });
  expect(mark(once, known, { days: ['2026-10-19'], tool: 'off', name: '' }).size).toBe(0);
  expect(mark(none, known, { days: ['2026-10-28'], tool: 'off', name: '校庆日' }).size).toBe(0);
  expect(mark(none, known, { days: ['2026-10-19'], tool: 'clear', name: '' }).size).toBe(0);
});

test('a span of days counts from either end', () => {
  expect(spanOf('2026-10-31', '2026-10-30')).toEqual(['2026-10-30', '2026-10-31']);
});

test('a name typed after the days were marked is theirs; what follows the official calendar has none', () => {
  const marked = mark(none, known, { days: ['2026-10-19', '2026-10-20'], tool: 'off', name: '' });
  const both = mark(marked, known, { days: ['2026-10-28'], tool: 'clear', name: '' });
  const named = nameDays(both, ['2026-10-19', '2026-10-28'], '运动会');
  expect(['2026-10-19', '2026-10-20', '2026-10-28'].map((day) => named.get(day)?.name)).toEqual(['运动会', '', '']);
});
