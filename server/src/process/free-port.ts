import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';

/** Fails as listen would: starting a second portal fails before a database is opened or written. */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer((socket) => socket.destroy()).listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
