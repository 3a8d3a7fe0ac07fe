type MailServer = { host: string; port: number; secure: boolean; user: string; password: string; from: string };
type Letter = { to: string; subject: string; text: string };

const WAIT_MS = 10_000;

/** Hands one letter to the school's mail server. */
export async function sendMail({ user, password, from, ...server }: MailServer, letter: Letter): Promise<void> {
  const { createTransport } = await import('nodemailer'); // no start waits for it
  const transport = createTransport({
    ...server,
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // A letter's words are ours: it never pulls in a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, ...letter });
  } finally {
    transport.close();
  }
}
