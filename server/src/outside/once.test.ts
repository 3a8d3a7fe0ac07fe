import { limits } from '@yizhan/contract/limits.ts';
import { expect, test } from 'vitest';
import { memoryOnce } from './once.ts';

/** In times an id is remembered for. */
const at = (times: number) => new Date(times * limits.onceSeconds * 1000);

test('CL-4 an id passes once, and no other is held for it', async () => {
  const once = memoryOnce();
  expect(await once.first('a', at(1))).toBe(true);
  expect(await once.first('a', at(1.9))).toBe(false);
  expect(await once.first('b', at(1.9))).toBe(true);
});

test('CL-4 an id that came late is remembered as long as one that came early', async () => {
  const once = memoryOnce();
  await once.first('early', at(1));
  await once.first('late', at(1.9));
  expect(await once.first('late', at(2.8))).toBe(false);
});

test('an id is forgotten after twice its time at the latest', async () => {
  const once = memoryOnce();
  await once.first('a', at(1));
  await once.first('b', at(2));
  expect(await once.first('a', at(3))).toBe(true);
});
