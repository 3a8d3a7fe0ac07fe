import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import { failed } from './envelope.ts';

/** How long a connection stays open so that the client can read the last response. */
const LINGER_MS = 1_000;

type Needs = Pick<Parts, 'logger'> & { request?: IncomingMessage };

/** Answers a request that reaches no route directly on its connection, in the envelope, then closes it. */
export function refuseOnSocket(socket: Duplex, failure: Failure, needs: Needs): void {
  const { headers, body } = refusal(failure, needs);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${failure.http} ${STATUS_CODES[failure.http]}`, ...lines, '', body].join('\r\n'));
  // If the connection were closed at once, a client that is still sending would lose the response.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cut));
}

/** The same, queued behind earlier responses on the connection. */
export function refuseOnResponse(response: ServerResponse, failure: Failure, needs: Needs): void {
  const { headers, body } = refusal(failure, needs);
  response.writeHead(failure.http, headers).end(body);
}

function refusal(failure: Failure, { logger, request }: Needs) {
  const trace = randomUUID().replaceAll('-', '');
  logger.info({ code: failure.code, trace }, 'request refused');
  const english = request?.headers['accept-language']?.startsWith('en') ?? false;
  const body = failed(failure, { trace, language: english ? 'en' : 'zh-CN' });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { headers, body };
}
