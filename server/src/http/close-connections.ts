import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../common/fail.ts';
import { currentResponse } from './current-response.ts';

/** Tracks the connections of an application. Returns a function that closes each as soon as it is idle. */
export function watchConnections(app: FastifyInstance): () => void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection fed back by socket/plain-request.ts is emitted again.
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  let closing = false;
  app.addHook('onRequest', (_request, _reply, done) => done(closing ? new Failure('not_ready') : undefined));

  return () => {
    closing = true;
    server.prependListener('request', (_request: IncomingMessage, answer: ServerResponse) => endAfter(answer));
    // Stops accepting and closes idle keep-alive connections. Fastify waits for the others.
    server.close();
    for (const socket of open) endIfIdle(socket);
  };
}

/** Marks the response as the last on its connection and tells the client so. */
const endAfter = (answer: ServerResponse) => void answer.setHeader('connection', 'close');

function endIfIdle(socket: Socket): void {
  const answer = currentResponse(socket);
  // Browsers open connections ahead of time. Node treats such a connection as one with a request under way.
  if (!answer) return void (socket.bytesRead === 0 && socket.destroy());
  if (answer.headersSent) answer.once('close', () => socket.destroySoon());
  else endAfter(answer);
}
