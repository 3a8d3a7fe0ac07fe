import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { twoReplayGuards } from '../../test/bus.ts';
import { openReplayGuard } from './open-replay-guard.ts';

const [one, two] = await twoReplayGuards();
afterAll(() => Promise.all([one.close(), two.close()]));

test('CL-4 an id that one node has let through passes no other', async () => {
  const id = randomUUID();
  const now = new Date();
  expect([await one.isFirstUse(id, now), await two.isFirstUse(id, now)]).toEqual([true, false]);
});

test('CL-4 of two nodes that are given an id together one lets it through', async () => {
  const id = randomUUID();
  const now = new Date();
  const answers = await Promise.all([one.isFirstUse(id, now), two.isFirstUse(id, now)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('CL-4 without Redis a node still lets nothing through twice by itself', async () => {
  // Nothing listens on port 1.
  const alone = await openReplayGuard('redis://127.0.0.1:1', tmpdir());
  const id = randomUUID();
  const now = new Date();
  expect([await alone.isFirstUse(id, now), await alone.isFirstUse(id, now)]).toEqual([true, false]);
  await alone.close();
});
