import * as healthLimits from '@yizhan/contract/limits/health.ts';
import { expect, test } from 'vitest';
import { judgeDatabase, judgeDisk, judgeQueue, judgeServices } from './rules.ts';

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
