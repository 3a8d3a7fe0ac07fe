import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, raw, head) => {
  sockets.handleUpgrade(request, raw, head, () => server.emit('opened', raw));
});
afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

/** A client that reads what is written through an outbox. */
async function aConnection() {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const opened = once(server, 'opened') as Promise<[Duplex]>;
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const [stream] = await opened;
  return { outbox: new Outbox(stream), heard };
}

test('the frames of a tick reach the client whole and in order, whatever their length', async () => {
  const { outbox, heard } = await aConnection();
  const lengths = [0, 1, 125, 126, 65_535, 65_536];
  const texts = [...lengths.map((length) => 'a'.repeat(length)), '短', '长'.repeat(30_000)];
  for (const text of texts) outbox.add(text);
  await vi.waitFor(() => expect(heard).toEqual(texts));
});

test('what must leave at once leaves before the tick ends, and once', async () => {
  const { outbox, heard } = await aConnection();
  outbox.add('first');
  outbox.flush();
  outbox.add('second');
  outbox.add('third');
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second', 'third']));
});
