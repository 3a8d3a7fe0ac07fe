import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chatRoutes } from '@yizhan/contract/routes/chat.ts';
import { chatAdminRoutes } from '@yizhan/contract/routes/chat-admin.ts';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { WebSocket } from 'ws';
import { type BenchPerson, call, signIn } from '../lib/people.ts';
import type { Connect } from './talk.ts';

/** Every fourth person has a second device, which hears everything, too. */
const hasSecondDevice = (person: number) => person % 4 === 0;
/** Somebody who reads along marks what is read after this many messages. */
const READ_EVERY = 10;

/** The school lets its students write to each other, as often as they like. */
export async function openSchool(server: string): Promise<void> {
  const token = await signIn(server, 'admin');
  const settings = await call<object>(server, chatAdminRoutes.get, {}, { token });
  const { knownTypes: _known, ...input } = settings as { knownTypes: string[] };
  await call(server, chatAdminRoutes.update, { ...input, writing: 'open', floodCount: 10_000 }, { token });
}

/** A signed-in socket of one device. */
export async function openSocket(server: string, { token, from }: BenchPerson, deviceKey: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.replace('http', 'ws')}${wire.socketPath}`, {
    headers: { 'x-forwarded-for': from },
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ready = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ op: 'auth', token, deviceKey } satisfies ClientFrame));
  await ready;
  return socket;
}

/** People of the product with real sessions: receipts, read marks and several devices as in use. */
export const connectOurs =
  (server: string, people: readonly BenchPerson[], ids: readonly string[]): Connect =>
  async (person, partner, listener) => {
    const own = people[person];
    const other = ids[partner];
    if (!own || !other) throw new Error('there are too few people');
    const { jid } = await call<{ jid: string }>(server, chatRoutes.open, { userId: other }, own);
    const socket = await openSocket(server, own, `bench-device-${person}`);
    const devices = hasSecondDevice(person) ? [await openSocket(server, own, `bench-phone-${person}`)] : [];
    let heard = 0;
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.op === 'ack') listener.acknowledged(frame.messageIdWeb);
      if (frame.op === 'refused') throw new Error(`refused: ${frame.msg}`);
      if (frame.op !== 'msg') return;
      listener.arrived(frame.msg.messageIdWeb);
      if (++heard % READ_EVERY !== 0) return;
      const read = { op: 'receipt', type: messageTypes.read, upToMessageId: frame.msg.messageId } as const;
      socket.send(JSON.stringify(read satisfies ClientFrame));
    });
    return {
      send(id, text) {
        const msg = { messageIdWeb: id, jid, type: messageTypes.text, content: text };
        socket.send(JSON.stringify({ op: 'send', msg } satisfies ClientFrame));
      },
      close() {
        for (const one of [socket, ...devices]) one.terminate();
      },
    };
  };
