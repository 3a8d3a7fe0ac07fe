import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedMail = {
  from: string;
  to: string;
  login: { user: string; password: string } | undefined;
  subject: string;
  text: string;
};

/** A mail server that accepts every mail and passes it to the test. */
export async function aMailServer() {
  const arrived: ReceivedMail[] = [];
  const waiting: ((letter: ReceivedMail) => void)[] = [];
  const passwords: string[] = [];
  const deliver = (letter: ReceivedMail) => {
    const next = waiting.shift();
    if (next) next(letter);
    else arrived.push(letter);
  };
  const server = createServer((socket) => void converse(socket, deliver, passwords).catch(() => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** All credentials it received, with or without a mail. */
    passwords,
    port: (server.address() as AddressInfo).port,
    letter: (): Promise<ReceivedMail> => {
      const letter = arrived.shift();
      return letter ? Promise.resolve(letter) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function converse(socket: Socket, deliver: (letter: ReceivedMail) => void, passwords: string[]) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const letter = { from: '', to: '', login: undefined as ReceivedMail['login'] };
  let data: string[] | undefined;
  say('220 test');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data) {
      if (line !== '.') {
        data.push(line);
        continue;
      }
      deliver({ ...letter, ...readMessage(data) });
      data = undefined;
      say('250 taken');
    } else if (/^EHLO/i.test(line)) {
      say('250-test');
      say('250 AUTH PLAIN');
    } else if (/^AUTH PLAIN /i.test(line)) {
      const [, user = '', password = ''] = Buffer.from(line.slice(11), 'base64').toString().split('\0');
      letter.login = { user, password };
      passwords.push(password);
      say('235 welcome');
    } else if (/^MAIL FROM:/i.test(line)) {
      letter.from = addressIn(line);
      say('250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      letter.to = addressIn(line);
      say('250 ok');
    } else if (/^DATA/i.test(line)) {
      data = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function readMessage(lines: readonly string[]) {
  const gap = lines.indexOf('');
  const head = lines.slice(0, gap).join('\n').replace(/\n\s+/g, ' ');
  const subject = (/^Subject: (.*)$/im.exec(head)?.[1] ?? '').replace(/\?=\s+=\?/g, '?==?');
  const body = lines.slice(gap + 1).join('\n');
  const base64 = /^Content-Transfer-Encoding: base64/im.test(head);
  return {
    subject: subject.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => fromBase64(word)),
    text: base64 ? fromBase64(body) : fromQuotedPrintable(body),
  };
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
