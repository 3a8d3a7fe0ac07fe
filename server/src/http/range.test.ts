import { expect, test } from 'vitest';
import { partOf } from './range.ts';

const part = (range: string, ifRange?: string) =>
  partOf({ range, ...(ifRange ? { 'if-range': ifRange } : {}) }, '"v1"', 100);

test('a part of a file is from a byte to a byte, open at either end', () => {
  expect(part('bytes=0-9')).toEqual({ start: 0, end: 9 });
  expect(part('bytes=90-')).toEqual({ start: 90, end: 99 });
  expect(part('bytes=90-500')).toEqual({ start: 90, end: 99 });
  expect(part('bytes=-10')).toEqual({ start: 90, end: 99 });
  expect(part('bytes=-500')).toEqual({ start: 0, end: 99 });
});

test('a part behind the end cannot be had', () => {
  expect(part('bytes=100-')).toBe('unsatisfiable');
  expect(part('bytes=9-3')).toBe('unsatisfiable');
  expect(part('bytes=-0')).toBe('unsatisfiable');
});

test('several parts, rubbish, and a part of another version are the whole file', () => {
  for (const range of ['bytes=0-1,5-6', 'bytes=-', 'lines=1-2', '']) expect(part(range)).toBeUndefined();
  expect(part('bytes=0-9', '"v0"')).toBeUndefined();
  expect(part('bytes=0-9', '"v1"')).toEqual({ start: 0, end: 9 });
});
