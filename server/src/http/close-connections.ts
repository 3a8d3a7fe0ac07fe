import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../common/fail.ts';
import { currentResponse } from './current-response.ts';

/** Knows the connections of an application; answers the way to end each of them as soon as nothing is asked on it. */
export function watchConnections(app: FastifyInstance): () => void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection that was handed back comes again, see socket/plain-request.ts.
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  let closing = false;
  app.addHook('onRequest', (_request, _reply, done) => done(closing ? new Failure('not_ready') : undefined));

  return () => {
    closing = true;
    server.prependListener('request', (_request: IncomingMessage, answer: ServerResponse) => endAfter(answer));
    // Nobody new comes in, and connections between two requests end; Fastify waits for the others.
    server.close();
    for (const socket of open) endIfIdle(socket);
  };
}

/** The last answer on its connection, and the client is told so. */
const endAfter = (answer: ServerResponse) => void answer.setHeader('connection', 'close');

function endIfIdle(socket: Socket): void {
  const answer = currentResponse(socket);
  // Browsers connect ahead of a request; Node takes such a connection for one with a request on its way.
  if (!answer) return void (socket.bytesRead === 0 && socket.destroy());
  if (answer.headersSent) answer.once('close', () => socket.destroySoon());
  else endAfter(answer);
}
