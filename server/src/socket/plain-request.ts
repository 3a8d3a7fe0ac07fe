import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { currentResponse } from '../http/current-response.ts';

/** Headers that belong only to the upgrade offer. */
const offered = new Set(['upgrade', 'http2-settings']);

/**
 * Serves a request that offers an upgrade we do not support (Java and curl offer HTTP/2 with ordinary calls) as an
 * ordinary request. Node emits every such request as an upgrade, so it is fed back to the server without the offer.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const busy = currentResponse(socket);
  // Responses to earlier requests on this connection go first.
  if (busy) return void busy.once('close', () => serveWithoutUpgrade(server, request, socket, head));
  if (socket.destroyed || socket.writableEnded) return;
  socket.unshift(Buffer.concat([plainHead(request), head]));
  server.emit('connection', socket);
}

function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const cleaned = name.toLowerCase() === 'connection' ? withoutOffer(value) : value;
    if (!offered.has(name.toLowerCase()) && cleaned !== '') lines.push(`${name}: ${cleaned}`);
  }
  // Node reads headers as Latin-1.
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

const withoutOffer = (connection: string) =>
  connection
    .split(',')
    .filter((token) => !offered.has(token.trim().toLowerCase()))
    .join(',');
