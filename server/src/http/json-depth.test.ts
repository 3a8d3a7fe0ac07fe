import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { expect, test } from 'vitest';
import { jsonFault } from './json-depth.ts';

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

test('DR-2 objects and lists inside one another have a limit', () => {
  expect(jsonFault(nested(serverLimits.maxJsonDepth))).toBeUndefined();
  expect(jsonFault(nested(serverLimits.maxJsonDepth + 2))).toBe('too_deep');
});

test('DR-2 brackets that people write in a text, quoted ones among them, do not nest', () => {
  const text = `${'[{'.repeat(1_000)}"${'\\'.repeat(3)}`;
  expect(jsonFault(JSON.stringify({ text, list: Array(1_000).fill([]) }))).toBeUndefined();
  expect(jsonFault('"no end')).toBeUndefined();
});

test.each([
  ['numbers', (times: number) => JSON.stringify(Array(times).fill(0))],
  ['objects', (times: number) => JSON.stringify(Array(times).fill({}))],
  [
    'fields',
    (times: number) => JSON.stringify(Object.fromEntries(Array.from({ length: times }, (_, n) => [`k${n}`, 1]))),
  ],
])('DR-6 very many %s are refused before they are parsed and checked one by one', (_, made) => {
  expect(jsonFault(made(serverLimits.maxJsonValues))).toBeUndefined();
  expect(jsonFault(made(serverLimits.maxJsonValues + 1))).toBe('too_large');
});

test('commas in a text are no values', () => {
  expect(jsonFault(JSON.stringify({ text: ',"'.repeat(serverLimits.maxJsonValues) }))).toBeUndefined();
});
