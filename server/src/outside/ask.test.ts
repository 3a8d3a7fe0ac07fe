import { EventEmitter, once } from 'node:events';
import { limits } from '@yizhan/contract/limits.ts';
import { expect, test } from 'vitest';
import { aServer } from '../../test/scripted-server.ts';
import { ask, whyOf } from './ask.ts';

test('why somebody did not answer is told without the address: a ticket or a secret may stand in it', () => {
  expect(whyOf(new Error('cannot reach https://cas.example/x?ticket=ST-1'))).toBe('cannot reach …');
  expect(whyOf(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }))).toBe(
    'ENOTFOUND',
  );
  expect(whyOf(new DOMException('The operation timed out', 'TimeoutError'))).toBe('timeout');
  // A library wraps it, and the number of a DOMException is no word.
  const late = new DOMException('The operation timed out', 'TimeoutError');
  expect(whyOf(new Error('operation timed out', { cause: late }))).toBe('timeout');
  expect(whyOf(new Error('aborted', { cause: new DOMException('gone', 'AbortError') }))).toBe('gone');
  expect(whyOf('x')).toBe('no answer');
});

test('DR-2 an answer that is too long is left before its end', async () => {
  // It has no end: who reads on hears nothing more until the time is up.
  const left = new EventEmitter();
  const server = await aServer((_request, response) => {
    response.once('close', () => left.emit('close'));
    response.writeHead(200).write(' '.repeat(5 * 1024 * 1024));
  });
  const closed = once(left, 'close');
  await expect(ask(server.url)).rejects.toThrow(`more than ${limits.signOnAnswerBytes} bytes`);
  await closed;
  await server.close();
});
