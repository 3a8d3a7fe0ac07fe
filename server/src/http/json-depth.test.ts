import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

test('DR-2 objects and lists inside one another have a limit', () => {
  expect(isTooDeep(nested(serverLimits.maxJsonDepth))).toBe(false);
  expect(isTooDeep(nested(serverLimits.maxJsonDepth + 2))).toBe(true);
});

test('DR-2 brackets that people write in a text, quoted ones among them, do not nest', () => {
  const text = `${'[{'.repeat(1_000)}"${'\\'.repeat(3)}`;
  expect(isTooDeep(JSON.stringify({ text, list: Array(1_000).fill([]) }))).toBe(false);
  expect(isTooDeep('"no end')).toBe(false);
});
