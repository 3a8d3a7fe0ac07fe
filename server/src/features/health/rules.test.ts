import * as healthLimits from '@yizhan/contract/limits/health.ts';
import { expect, test } from 'vitest';
import { judgeConnectors, judgeDatabase, judgeDisk, judgeMail, judgeQueue, judgeServices } from './rules.ts';

const GB = 1024 ** 3;

test('a disk with little room is a warning, one that is nearly full is bad', () => {
  expect(judgeDisk(50 * GB, 100 * GB)).toBe('good');
  expect(judgeDisk(9 * GB, 100 * GB)).toBe('warning');
  expect(judgeDisk(GB - 1, 4 * GB)).toBe('bad');
});

test('failed or late jobs are a warning, an hour of standing still is bad', () => {
  const calm = { waiting: 3, running: 1, failed: 0, lateSeconds: 0 };
  expect(judgeQueue(calm)).toBe('good');
  expect(judgeQueue({ ...calm, failed: 1 })).toBe('warning');
  expect(judgeQueue({ ...calm, lateSeconds: healthLimits.lateJobSeconds + 1 })).toBe('warning');
  expect(judgeQueue({ ...calm, lateSeconds: healthLimits.stuckJobSeconds + 1 })).toBe('bad');
});

test('a slow database and silent services are warnings; where nothing is watched nothing is judged', () => {
  expect(judgeDatabase(healthLimits.slowDatabaseMs + 1)).toBe('warning');
  expect(judgeServices({ watched: 0, silent: 0 })).toBe('off');
  expect(judgeServices({ watched: 4, silent: 0 })).toBe('good');
  expect(judgeServices({ watched: 4, silent: 1 })).toBe('warning');
});

test('connectors whose last request failed are a warning, bad when none is left; where none serves nothing is judged', () => {
  expect(judgeConnectors({ serving: 0, failing: 0, names: [] })).toBe('off');
  expect(judgeConnectors({ serving: 3, failing: 0, names: [] })).toBe('good');
  expect(judgeConnectors({ serving: 3, failing: 1, names: ['图书馆'] })).toBe('warning');
  expect(judgeConnectors({ serving: 1, failing: 1, names: ['图书馆'] })).toBe('bad');
});

test('mail is as good as its last letter, and a warning before the first', () => {
  expect(judgeMail({ sentAt: null, failedAt: null, failure: '' })).toBe('warning');
  expect(judgeMail({ sentAt: '2026-11-18 09:00:00', failedAt: null, failure: '' })).toBe('good');
  expect(judgeMail({ sentAt: '2026-11-18 09:00:00', failedAt: '2026-11-19 09:00:00', failure: '535' })).toBe('bad');
});
