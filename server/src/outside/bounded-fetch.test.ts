import { EventEmitter, once } from 'node:events';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aServer } from '../../test/scripted-server.ts';
import { boundedFetch, reasonOf } from './bounded-fetch.ts';

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

test('DR-2 an answer that is too long is left before its end', async () => {
  // The body never ends: a reader gets nothing more until the timeout.
  const left = new EventEmitter();
  const server = await aServer((_request, response) => {
    response.once('close', () => left.emit('close'));
    response.writeHead(200).write(' '.repeat(5 * 1024 * 1024));
  });
  const closed = once(left, 'close');
  await expect(boundedFetch(server.url)).rejects.toThrow(`more than ${signInLimits.maxSignOnAnswerBytes} bytes`);
  await closed;
  await server.close();
});
