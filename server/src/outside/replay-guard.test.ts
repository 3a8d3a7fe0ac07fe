import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import { expect, test } from 'vitest';
import { openReplayGuard } from './open-replay-guard.ts';
import { memoryReplayGuard } from './replay-guard.ts';

/** In units of the time an id is remembered. */
const at = (times: number) => new Date(times * sealedLimits.replayGuardSeconds * 1000);

const aFolder = () => mkdtempSync(join(tmpdir(), 'yizhan-replay-'));
const guards = [
  ['in memory', async () => memoryReplayGuard()],
  ['in files', () => openReplayGuard(undefined, aFolder())],
] as const;

test.each(guards)('CL-4 %s an id passes once, and no other is held for it', async (_, open) => {
  const once = await open();
  expect(await once.isFirstUse('a', at(1))).toBe(true);
  expect(await once.isFirstUse('a', at(1.9))).toBe(false);
  expect(await once.isFirstUse('b', at(1.9))).toBe(true);
});

test.each(guards)('CL-4 %s an id that came late is remembered as long as one that came early', async (_, open) => {
  const once = await open();
  await once.isFirstUse('early', at(1));
  await once.isFirstUse('late', at(1.9));
  expect(await once.isFirstUse('late', at(2.8))).toBe(false);
});

test.each(guards)('%s an id is forgotten after twice its time at the latest', async (_, open) => {
  const once = await open();
  await once.isFirstUse('a', at(1));
  await once.isFirstUse('b', at(2));
  expect(await once.isFirstUse('a', at(3))).toBe(true);
});

test('CL-4 without Redis a node that was killed and started again still lets nothing through twice', async () => {
  const folder = aFolder();
  const killed = await openReplayGuard(undefined, folder);
  await killed.isFirstUse('early', at(1));
  await killed.isFirstUse('turned', at(2.1));
  await killed.isFirstUse('late', at(2.2));
  // What a kill in the middle of a line leaves behind.
  appendFileSync(join(folder, 'recent'), 'dG9yb');
  const again = await openReplayGuard(undefined, folder);
  expect(await again.isFirstUse('early', at(2.3))).toBe(false);
  expect(await again.isFirstUse('late', at(2.3))).toBe(false);
  expect(await again.isFirstUse('new', at(2.3))).toBe(true);
  const third = await openReplayGuard(undefined, folder);
  expect(await third.isFirstUse('late', at(3.15))).toBe(false);
  expect(await third.isFirstUse('new', at(3.2))).toBe(false);
  expect(await third.isFirstUse('early', at(3.2))).toBe(true);
});
