import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { expect, test } from 'vitest';
import { decideRefresh, tokenIn } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const fresh = { rotatedAt: null, refreshUntil: before(-60), endedAt: null, ticketUntil: null };

test('a refresh token is good once and until it expires', () => {
  expect(decideRefresh(fresh, now)).toBe('good');
  expect(decideRefresh({ ...fresh, refreshUntil: now }, now)).toBe('refused');
  expect(decideRefresh({ ...fresh, endedAt: before(1) }, now)).toBe('refused');
  expect(decideRefresh({ ...fresh, ticketUntil: before(-1) }, now)).toBe('good');
  expect(decideRefresh({ ...fresh, ticketUntil: now }, now)).toBe('refused');
});

test('re-use within the grace is a lost answer, later it is theft', () => {
  expect(decideRefresh({ ...fresh, rotatedAt: before(sessionLimits.rotationGraceSeconds) }, now)).toBe('refused');
  expect(decideRefresh({ ...fresh, rotatedAt: before(sessionLimits.rotationGraceSeconds + 1) }, now)).toBe('stolen');
});

test('a token is read with or without its bearer', () => {
  const token = 'x'.repeat(43);
  expect(tokenIn(token)).toBe(token);
  expect(tokenIn(`bearer ${token}`)).toBe(token);
  expect(tokenIn('bearer')).toBeUndefined();
  expect(tokenIn(undefined)).toBeUndefined();
});
