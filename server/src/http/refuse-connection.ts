import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import { failed } from './envelope.ts';

/** How long a connection stays open for its last answer to be read. */
const LINGER_MS = 1_000;

type Needs = Pick<Parts, 'logger'> & { request?: IncomingMessage };

/** What reaches no route is answered on its connection, in the envelope; the connection then ends. */
export function refuseOnSocket(socket: Duplex, failure: Failure, needs: Needs): void {
  const { headers, body } = refusal(failure, needs);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${failure.http} ${STATUS_CODES[failure.http]}`, ...lines, '', body].join('\r\n'));
  // Cut off at once, the answer would be lost to a client that is still sending.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cut));
}

/** The same where the answer has its turn among others of the connection. */
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
