import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';

/** Fails as listen would: starting a second portal fails before a database is opened or written. */
export async function requireFreePort(
  { host, port }: Pick<Config, 'host' | 'port'>,
  variable: 'PORT' | 'DEMO_CAMPUS_PORT' = 'PORT',
): Promise<void> {
  const probe = createServer((socket) => socket.destroy()).listen({ host, port });
  await once(probe, 'listening').catch((error: unknown) => {
    throw Object.assign(error as Error, { variable });
  });
  probe.close();
  await once(probe, 'close');
}
