import { expect, test } from 'vitest';
import { reasonOf } from './failure-reason.ts';

test('why somebody did not answer is told without the address: a ticket or a secret may stand in it', () => {
  expect(reasonOf(new Error('cannot reach https://cas.example/x?ticket=ST-1'))).toBe('cannot reach …');
  expect(reasonOf(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }))).toBe(
    'ENOTFOUND',
  );
  expect(reasonOf(new DOMException('The operation timed out', 'TimeoutError'))).toBe('timeout');
  // A library wraps it, and a DOMException's numeric code is no reason.
  const late = new DOMException('The operation timed out', 'TimeoutError');
  expect(reasonOf(new Error('operation timed out', { cause: late }))).toBe('timeout');
  expect(reasonOf(new Error('aborted', { cause: new DOMException('gone', 'AbortError') }))).toBe('gone');
  expect(reasonOf('x')).toBe('no answer');
});
