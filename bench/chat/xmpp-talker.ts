import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Connect } from './talk.ts';

export const PASSWORD = 'bench';
export const accountOf = (person: number) => `u${person}`;
const HOST = 'localhost';
const PATIENCE_MS = 20_000;

const STREAM = `<?xml version='1.0'?><stream:stream to='${HOST}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`;

/** Sends, and waits until the answer contains the word. A server that hangs up or stays silent ends the measurement. */
async function exchange(socket: Socket, text: string, word: string): Promise<void> {
  let heard = '';
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  socket.once('close', end);
  socket.write(text);
  try {
    while (!heard.includes(word)) {
      const [data] = (await once(socket, 'data', { signal: over.signal })) as [Buffer];
      heard += data.toString();
      if (heard.includes('<failure')) throw new Error(heard);
    }
  } catch (cause) {
    throw new Error(`no ${word} in: ${heard.slice(0, 500)}`, { cause });
  } finally {
    clearTimeout(timer);
    socket.off('close', end);
  }
}

/**
 * People of an XMPP server over plain TCP, which is its fastest way in. There are no receipts: a message is through when
 * it has arrived.
 */
export const connectXmpp =
  (port: number): Connect =>
  async (person, partner, listener) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    const account = accountOf(person);
    const plain = Buffer.from(`\0${account}\0${PASSWORD}`).toString('base64');
    await exchange(socket, STREAM, '</stream:features>');
    await exchange(
      socket,
      `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${plain}</auth>`,
      '<success',
    );
    await exchange(socket, STREAM, '</stream:features>');
    const bind = `<iq type='set' id='b'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>bench</resource></bind></iq>`;
    await exchange(socket, bind, '</iq>');
    // Its echo says that the server has everything of us.
    await exchange(socket, '<presence/>', '<presence');
    let rest = '';
    socket.on('data', (data) => {
      rest += data.toString();
      const parts = rest.split('</message>');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const id = /<message [^>]*\bid=['"]([^'"]+)['"]/.exec(part)?.[1];
        if (id) listener.arrived(id);
      }
    });
    const to = `${accountOf(partner)}@${HOST}/bench`;
    return {
      send: (id, text) => socket.write(`<message to='${to}' type='chat' id='${id}'><body>${text}</body></message>`),
      close: () => socket.destroy(),
    };
  };
