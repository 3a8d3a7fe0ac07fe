import pc from 'picocolors';
import { createLink, linkAddress } from './common/one-time-links.ts';
import { DEFAULT_TENANT } from './common/tenants.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { demoAccounts, demoPassword } from './db/seed/demo.ts';
import { hasAdministrator } from './features/session/queries.ts';
import type { Bus } from './outside/bus.ts';

/** Says where the portal is and how the first person gets in. */
export async function announce(config: Config, database: Database, bus: Pick<Bus, 'trouble'>, now: Date) {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const address = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  console.log(`\n  Yizhan 一站  ${pc.bold(address)}`);
  const trouble = bus.trouble();
  // The process goes on and tries again, but whoever started it sees why /healthz is not 200.
  if (trouble) console.error(`REDIS_URL: cannot connect, trying again: ${trouble}`);
  if (config.demo) {
    console.log(`  demo accounts: ${demoAccounts.join(', ')}; password ${pc.bold(demoPassword)}\n`);
  } else if (!(await hasAdministrator(database.of(DEFAULT_TENANT), now))) {
    console.log(`  the first administrator signs up here, once: ${pc.bold(await firstLink(config, database, now))}\n`);
  }
}

/** A new one-time link for the first administrator of the first school. */
export async function firstLink(config: Config, database: Database, now: Date) {
  const code = await createLink(database.of(DEFAULT_TENANT), 'first', null, now);
  return linkAddress(config, { host: null }, { kind: 'first', code });
}
