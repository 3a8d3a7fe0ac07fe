import { WebSocket } from 'ws';
import type { Connect } from './talk.ts';

type Frame = { op: 'ready' } | { op: 'ack'; id: string } | { op: 'msg'; id: string };

/** People of the bare server: no session, one device, no read marks. */
export const connectBare =
  (url: string): Connect =>
  async (person, partner, listener) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const ready = new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ op: 'auth', user: String(person) }));
    await ready;
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as Frame;
      if (frame.op === 'ack') listener.acknowledged(frame.id);
      if (frame.op === 'msg') listener.arrived(frame.id);
    });
    return {
      send: (id, text) => socket.send(JSON.stringify({ op: 'send', to: String(partner), id, text })),
      close: () => socket.terminate(),
    };
  };
