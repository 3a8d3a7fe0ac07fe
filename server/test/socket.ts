import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { expect, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import type { School, TestPerson } from './school.ts';

/** A node that listens. */
export type Node = Pick<School, 'app' | 'parts'>;

/** A client that records the frames it receives. */
export function connect(node: Node, options: ClientOptions = {}, path: string = wire.socketPath) {
  const { port } = node.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  const heard: ServerFrame[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as ServerFrame));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const opened = new Promise<void>((resolve) => socket.once('open', resolve));
  const hears = (frame: object) =>
    vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining(frame)), { timeout: 5000 });
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  return { socket, heard, closed, opened, hears, send };
}

export type SocketClient = Awaited<ReturnType<typeof signIn>>;

export async function signIn(
  node: Node,
  person: TestPerson,
  deviceKey: string = randomUUID(),
  options?: ClientOptions,
) {
  const client = connect(node, options);
  await client.opened;
  client.send({ op: 'auth', token: person.token, deviceKey });
  await client.hears({ op: 'ready' });
  return client;
}
