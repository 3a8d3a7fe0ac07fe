import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { twoOnces } from '../../test/bus.ts';
import { openOnce } from './once.ts';

const [one, two] = await twoOnces();
afterAll(() => Promise.all([one.close(), two.close()]));

test('CL-4 an id that one node has let through passes no other', async () => {
  const id = randomUUID();
  const now = new Date();
  expect([await one.first(id, now), await two.first(id, now)]).toEqual([true, false]);
});

test('CL-4 of two nodes that are given an id together one lets it through', async () => {
  const id = randomUUID();
  const now = new Date();
  const answers = await Promise.all([one.first(id, now), two.first(id, now)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('CL-4 without Redis a node still lets nothing through twice by itself', async () => {
  // Nobody listens at port 1.
  const alone = await openOnce('redis://127.0.0.1:1');
  const id = randomUUID();
  const now = new Date();
  expect([await alone.first(id, now), await alone.first(id, now)]).toEqual([true, false]);
  await alone.close();
});
