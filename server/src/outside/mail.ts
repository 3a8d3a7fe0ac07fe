import { isIP } from 'node:net';
import type { Foreign } from './foreign.ts';

type MailServer = { host: string; port: number; secure: boolean; user: string; password: string; from: string };
/** `messageId`: the same for every try, so that mail systems see a second one as the same. */
export type Letter = { to: string; subject: string; text: string; messageId?: string };

const WAIT_MS = 10_000;

/** Sends one mail through the school's mail server. */
export async function sendMail(
  foreign: Pick<Foreign, 'hostAddress'>,
  { user, password, from, host, ...server }: MailServer,
  letter: Letter,
): Promise<void> {
  const address = await foreign.hostAddress(host, server.port);
  const { createTransport } = await import('nodemailer'); // loaded lazily, to keep starts fast
  const transport = createTransport({
    ...server,
    host: address,
    // The certificate is for the name, whatever the address.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // The text is ours: a mail never loads a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, ...letter });
  } finally {
    transport.close();
  }
}
