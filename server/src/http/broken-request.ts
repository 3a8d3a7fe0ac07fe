import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import { hasBegunResponse } from './current-response.ts';
import { refuseOnResponse, refuseOnSocket } from './refuse-connection.ts';

type Needs = Pick<Parts, 'logger'>;

const meaningOf = (code: string | undefined) =>
  new Failure(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreadable');

/** What cannot be read as a request reaches no route: it is answered on its connection, which then ends. */
export const refuseBroken =
  ({ logger }: Needs) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    // What else arrives of a request that was refused is refused again.
    if (socket.writableEnded) return;
    // A second answer inside the first would be read as a part of it.
    if (code === 'ECONNRESET' || !socket.writable || hasBegunResponse(socket)) return void socket.destroy();
    refuseOnSocket(socket, meaningOf(code), { logger });
  };

/** What Node itself would answer, or cut off, without a word: what is no request to a portal is told so, too. */
export function refuseUnsupported(app: FastifyInstance, { logger }: Needs): void {
  // Node was told to let these through (app.ts).
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return done();
    reply.header('connection', 'close');
    done(new Failure('unreadable'));
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseOnResponse(response, new Failure('unreadable'), { logger, request }),
  );
  app.server.on('connect', (request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    if (hasBegunResponse(socket)) return void socket.destroy();
    refuseOnSocket(socket, new Failure('unreadable'), { logger, request });
  });
}
