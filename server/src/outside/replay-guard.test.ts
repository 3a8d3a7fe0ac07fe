import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import { expect, test } from 'vitest';
import { memoryReplayGuard } from './replay-guard.ts';

/** In units of the time an id is remembered. */
const at = (times: number) => new Date(times * sealedLimits.replayGuardSeconds * 1000);

test('CL-4 an id passes once, and no other is held for it', async () => {
  const once = memoryReplayGuard();
  expect(await once.isFirstUse('a', at(1))).toBe(true);
  expect(await once.isFirstUse('a', at(1.9))).toBe(false);
  expect(await once.isFirstUse('b', at(1.9))).toBe(true);
});

test('CL-4 an id that came late is remembered as long as one that came early', async () => {
  const once = memoryReplayGuard();
  await once.isFirstUse('early', at(1));
  await once.isFirstUse('late', at(1.9));
  expect(await once.isFirstUse('late', at(2.8))).toBe(false);
});

test('an id is forgotten after twice its time at the latest', async () => {
  const once = memoryReplayGuard();
  await once.isFirstUse('a', at(1));
  await once.isFirstUse('b', at(2));
  expect(await once.isFirstUse('a', at(3))).toBe(true);
});
