import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { currentResponse } from '../http/current-response.ts';

/** What only speaks of the offer to upgrade. */
const offered = new Set(['upgrade', 'http2-settings']);

/**
 * Serves a request that offers an upgrade nobody here takes (Java and curl offer HTTP/2 with ordinary calls) as the
 * ordinary request it is. Node gives every such request away as an upgrade: it is handed back without the offer.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const busy = currentResponse(socket);
  // Answers to earlier requests of the connection come first.
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
