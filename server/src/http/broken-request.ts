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

/** An unparseable request reaches no route. It is answered directly on its connection, which is then closed. */
export const refuseBroken =
  ({ logger }: Needs) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    // The remaining bytes of a refused request raise the error again.
    if (socket.writableEnded) return;
    // A second response inside the first would be read as part of it.
    if (code === 'ECONNRESET' || !socket.writable || hasBegunResponse(socket)) return void socket.destroy();
    refuseOnSocket(socket, meaningOf(code), { logger });
  };

/** Answers in our envelope what Node itself would refuse, or cut off, without a message. */
export function refuseUnsupported(app: FastifyInstance, { logger }: Needs): void {
  // app.ts configures Node to let these through.
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
