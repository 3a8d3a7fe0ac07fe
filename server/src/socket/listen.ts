import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { WebSocketServer } from 'ws';
import { Failure } from '../common/fail.ts';
import { hasBegunResponse } from '../http/current-response.ts';
import { refuseOnSocket } from '../http/refuse-connection.ts';
import type { Parts } from '../parts.ts';
import { serveChat } from './chat.ts';
import { readFrame } from './connection.ts';
import type { OpenSocket } from './hub.ts';
import { isOwnOrigin } from './origin.ts';
import { serveWithoutUpgrade } from './plain-request.ts';

const GOING_AWAY = 1001;
const CLOSE_MS = 1_000;

type Needs = Pick<
  Parts,
  'sessions' | 'hub' | 'tenants' | 'config' | 'logger' | 'chat' | 'presence' | 'database' | 'bus' | 'clock'
>;

/** Handles the socket upgrades of an HTTP server. Returns a function that closes all sockets. */
export function listenForSockets(server: Server, parts: Needs): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: true,
  });

  const chat = serveChat(parts);
  let closing = false;
  const refuse = (raw: Duplex, code: FailureCode, request: IncomingMessage) =>
    hasBegunResponse(raw) ? raw.destroy() : refuseOnSocket(raw, new Failure(code), { logger: parts.logger, request });
  sockets.on('wsClientError', (_error, raw, request) => refuse(raw, 'unreadable', request));

  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    // One connection may offer an upgrade with each of its requests.
    if (raw.listenerCount('error') === 0) raw.on('error', () => raw.destroy());
    if (!wantsSocket(request)) return serveWithoutUpgrade(server, request, raw, head);
    if (closing) return refuse(raw, 'not_ready', request);
    if (pathOf(request) !== wire.socketPath) return refuse(raw, 'no_such_call', request);
    isOwnOrigin(request, parts).then(
      (own) => {
        if (!own) return refuse(raw, 'foreign_origin', request);
        sockets.handleUpgrade(request, raw, head, (socket) => greet({ socket, stream: raw }, parts, chat));
      },
      () => refuse(raw, 'not_ready', request),
    );
  });
  let beating: NodeJS.Timeout | undefined;
  server.once('listening', () => {
    beating = setInterval(() => void parts.hub.beat(), socketLimits.pingMs).unref();
  });

  return async () => {
    clearInterval(beating);
    closing = true;
    for (const socket of sockets.clients) socket.close(GOING_AWAY);
    const impatience = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, CLOSE_MS);
    await new Promise((resolve) => sockets.close(resolve));
    clearTimeout(impatience);
    chat.stop();
  };
}

/** The first frame must authenticate, within a short time. A token in the URL would end up in logs. */
function greet(opened: OpenSocket, { sessions, hub, presence, logger }: Needs, chat: ReturnType<typeof serveChat>) {
  const { socket } = opened;
  const refuseAuth = () => socket.close(wire.socketClosed.refused);
  const late = setTimeout(refuseAuth, socketLimits.authTimeoutMs);
  socket.on('error', () => undefined); // a broken frame or network; `close` follows
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data, isBinary) => {
    clearTimeout(late);
    const frame = readFrame(data, isBinary);
    if (frame?.op !== 'auth') return refuseAuth();
    Promise.resolve(sessions.find(frame.token)).then(
      (person) => {
        if (socket.readyState !== socket.OPEN) return;
        if (!person) return refuseAuth();
        const wasOnline = presence.isOnline(person.tenantId, person.id);
        const connection = hub.add(opened, person, frame, chat.hear);
        socket.once('close', () => chat.leave(person));
        chat
          .welcome(connection, wasOnline)
          .catch((err: unknown) => logger.warn({ err }, 'the unread number was not sent'));
      },
      (err: unknown) => {
        // A failed lookup is not a refusal: the client reconnects.
        logger.warn({ err }, 'a socket could not be signed in');
        socket.close(1011);
      },
    );
  });
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];

const wantsSocket = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
