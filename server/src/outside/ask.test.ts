import { expect, test } from 'vitest';
import { whyOf } from './ask.ts';

test('why somebody did not answer is told without the address: a ticket or a secret may stand in it', () => {
  expect(whyOf(new Error('cannot reach https://cas.example/x?ticket=ST-1'))).toBe('cannot reach …');
  expect(whyOf(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }))).toBe(
    'ENOTFOUND',
  );
  expect(whyOf(new DOMException('The operation timed out', 'TimeoutError'))).toBe('timeout');
  expect(whyOf('x')).toBe('no answer');
});
