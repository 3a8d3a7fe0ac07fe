import { expect, test } from 'vitest';
import { neededAccess } from './needed-access.ts';

const draft = { published: null, scheduled: null };
const out = { published: 3, scheduled: null };

test('working on a draft is writing; what changes what people see is publishing', () => {
  for (const action of ['update', 'discard', 'askReview']) expect(neededAccess(action, out)).toBe('write');
  for (const action of ['publish', 'schedule', 'unschedule', 'rollBack', 'changeShelf'])
    expect(neededAccess(action, draft)).toBe('publish');
});

test('a draft that nobody has seen is removed by whoever writes it, anything else by whoever publishes', () => {
  expect(neededAccess('remove', draft)).toBe('write');
  expect(neededAccess('remove', out)).toBe('publish');
  expect(neededAccess('remove', { published: null, scheduled: 1 })).toBe('publish');
});
