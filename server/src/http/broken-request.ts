import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import { failed } from './envelope.ts';

/** How long a connection stays open for its last answer to be read. */
const LINGER_MS = 1_000;

const meaningOf = (code: string | undefined) =>
  new Failure(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreadable');

/** What cannot be read as a request reaches no route: it is answered on its connection, which then ends. */
export const refuseBroken =
  ({ logger }: Pick<Parts, 'logger'>) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    // What else arrives of a request that was refused is refused again.
    if (socket.writableEnded) return;
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const failure = meaningOf(code);
    const trace = randomUUID().replaceAll('-', '');
    logger.info({ code: failure.code, trace }, 'request refused');
    socket.end(answer(failure, failed(failure, { trace, language: 'zh-CN' })));
    // Cut off at once, the answer would be lost to a client that is still sending.
    const cut = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(cut));
  };

/** A second answer inside the first would be read as a part of it. Node keeps this to itself, and asks the same. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent ?? false;

const answer = ({ http }: Failure, body: string) =>
  [
    `HTTP/1.1 ${http} ${STATUS_CODES[http]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
