import { expect, test } from 'vitest';
import { deedOf } from './needed-access.ts';

const draft = { published: null, scheduled: null };
const out = { published: 3, scheduled: null };

test('working on a draft is writing; what changes what people see is publishing', () => {
  for (const action of ['update', 'discard', 'askReview']) expect(deedOf(action, out)).toBe('write');
  for (const action of ['publish', 'schedule', 'unschedule', 'rollBack', 'changeShelf'])
    expect(deedOf(action, draft)).toBe('publish');
});

test('a draft that nobody has seen is removed by whoever writes it, anything else by whoever publishes', () => {
  expect(deedOf('remove', draft)).toBe('write');
  expect(deedOf('remove', out)).toBe('publish');
  expect(deedOf('remove', { published: null, scheduled: 1 })).toBe('publish');
});
