import pc from 'picocolors';
import { isCorrectPassword } from '../common/passwords.ts';
import { siteOf } from '../common/site.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { demoAccounts, demoPassword } from '../db/seed/demo.ts';
import { linkAddress } from '../domain/one-time-links/one-time-links.ts';
import { createLink } from '../domain/one-time-links/queries.ts';
import { DEFAULT_TENANT } from '../domain/tenants/tenants.ts';
import { hasAdministrator } from '../features/session/queries.ts';
import type { Bus } from '../outside/bus.ts';
import { listPasswordHashes } from './account-queries.ts';

/** Prints where the portal is and how the first person signs in. */
export async function printStartMessage(config: Config, database: Database, bus: Pick<Bus, 'lastError'>, now: Date) {
  console.log(`\n  Yizhan 一站  ${pc.bold(siteOf(config, { host: null }))}`);
  const trouble = bus.lastError();
  // The process keeps retrying, but the operator should see why /healthz is not 200.
  if (trouble) console.error(`REDIS_URL: cannot connect, trying again: ${trouble}`);
  const db = database.of(DEFAULT_TENANT);
  const accounts = config.demo ? await openAccounts(db) : [];
  if (accounts.length > 0) {
    console.log(`  demo accounts: ${accounts.join(', ')}; password ${pc.bold(demoPassword)}\n`);
  } else if (!(await hasAdministrator(db, now))) {
    console.log(
      `  the first administrator signs up here, once: ${pc.bold(await createFirstLink(config, database, now))}\n`,
    );
  }
}

/** The demo accounts that still have their password: none if the school was started without the demo campus. */
async function openAccounts(db: Db): Promise<string[]> {
  // Each distinct hash takes as long as a sign-in.
  const hashes = await listPasswordHashes(db, demoAccounts);
  const matching = await Promise.all(
    hashes.map(async ({ hash, accounts }) => ((await isCorrectPassword(hash, demoPassword)) ? accounts : [])),
  );
  const open = new Set(matching.flat());
  return demoAccounts.filter((account) => open.has(account));
}

/** A new one-time link for the first administrator of the first school. */
export async function createFirstLink(config: Config, database: Database, now: Date) {
  const code = await createLink(database.of(DEFAULT_TENANT), 'first', null, now);
  return linkAddress(config, { host: null }, { kind: 'first', code });
}
