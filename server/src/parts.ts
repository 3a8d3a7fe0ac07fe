import { join } from 'node:path';
import type { Logger } from 'pino';
import { attachments } from './attachments.ts';
import { Snapshots } from './cards/snapshots.ts';
import { Feeds } from './common/feeds.ts';
import { Files } from './common/files.ts';
import { KeptPublished } from './common/kept-published.ts';
import { Landing } from './common/landing/landing.ts';
import { Sealing } from './common/sealing.ts';
import { Secrets } from './common/secrets.ts';
import { SensitiveWords } from './common/sensitive-words.ts';
import { Sessions } from './common/sessions.ts';
import { Tenants } from './common/tenants.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { Jobs } from './jobs/queue.ts';
import type { Bus } from './outside/bus.ts';
import { type Foreign, openForeign } from './outside/foreign.ts';
import type { Once } from './outside/once.ts';
import { folderStorage } from './outside/storage.ts';
import { Hub } from './socket/hub.ts';

/** What the process (or a test) brings along. */
export type Ground = {
  config: Config;
  database: Database;
  bus: Bus;
  once: Once;
  /** The only clock: tests travel in time by handing in another. */
  clock: () => Date;
  logger: Logger;
  secret: string;
};

/** What the server is made of; built once and handed to every call. */
export type Parts = Omit<Ground, 'secret'> & {
  tenants: Tenants;
  sessions: Sessions;
  secrets: Secrets;
  sealing: Sealing;
  words: SensitiveWords;
  published: KeptPublished;
  landing: Landing;
  snapshots: Snapshots;
  foreign: Foreign;
  feeds: Feeds;
  hub: Hub;
  jobs: Jobs;
  files: Files;
};

export function makeParts({ secret, ...ground }: Ground): Parts {
  const { config, database, bus, clock, logger } = ground;
  const sessions = new Sessions(database, bus, clock);
  const secrets = new Secrets(secret);
  const storage = folderStorage(join(config.dataDir, 'files'));
  const foreign = openForeign(config.inwardHosts);
  const published = new KeptPublished(bus);
  const parts: Parts = {
    ...ground,
    tenants: new Tenants(database, bus),
    sessions,
    secrets,
    sealing: new Sealing(config, secrets),
    words: new SensitiveWords(database, bus),
    published,
    landing: new Landing({ published, bus, clock }),
    snapshots: new Snapshots(clock, logger, bus),
    foreign,
    feeds: new Feeds(foreign, clock, logger),
    hub: new Hub(sessions, bus, logger),
    jobs: new Jobs(ground, () => parts),
    files: new Files({ database, storage, secrets, sessions, clock, attachments }),
  };
  return parts;
}
