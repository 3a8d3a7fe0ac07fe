import { expect, test } from 'vitest';
import { memoryOnce } from './once.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test('an id passes once', async () => {
  const once = memoryOnce();
  expect(await once.first('a', 600, at(0))).toBe(true);
  expect(await once.first('a', 600, at(599))).toBe(false);
  expect(await once.first('b', 600, at(599))).toBe(true);
});

test('an id is forgotten when its time is over', async () => {
  const once = memoryOnce();
  await once.first('a', 600, at(0));
  await once.first('b', 600, at(300));
  expect(await once.first('a', 600, at(600))).toBe(true);
  expect(await once.first('b', 600, at(600))).toBe(false);
});
