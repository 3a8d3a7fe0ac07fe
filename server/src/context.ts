import type { Logger } from 'pino';
import type { Snapshots } from './cards/snapshots.ts';
import type { Feeds } from './common/feeds.ts';
import type { Files } from './common/files.ts';
import type { Sealing } from './common/sealing.ts';
import type { Secrets } from './common/secrets.ts';
import type { SensitiveWords } from './common/sensitive-words.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { BulkLists } from './domain/bulk/list.ts';
import type { CardHints } from './domain/cards/card-hints.ts';
import type { Chat } from './domain/chat/chat.ts';
import type { Presence } from './domain/chat/presence.ts';
import type { Connectors } from './domain/connectors/connectors.ts';
import type { OpenLamps } from './domain/efficiency/open-lamps.ts';
import type { SchoolEnglish } from './domain/english/school-english.ts';
import type { Landing } from './domain/landing/landing.ts';
import type { PublishedCache } from './domain/publishing/published-cache.ts';
import type { FaqIndexes } from './domain/robot/faq-index.ts';
import type { Sessions } from './domain/sessions/sessions.ts';
import type { Tenant, Tenants } from './domain/tenants/tenants.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Bus } from './outside/bus.ts';
import type { Foreign } from './outside/foreign.ts';
import type { ReplayGuard } from './outside/replay-guard.ts';
import type { Caller, Person } from './person.ts';

/** What the process (or a test) supplies. */
export type Environment = {
  config: Config;
  database: Database;
  bus: Bus;
  replayGuard: ReplayGuard;
  /** The only clock. Tests pass another one to travel in time. */
  clock: () => Date;
  logger: Logger;
};

/** The parts of the server that handlers use. Built once. */
export type HandlerParts = Environment & {
  tenants: Tenants;
  sessions: Sessions;
  secrets: Secrets;
  sealing: Sealing;
  words: SensitiveWords;
  published: PublishedCache;
  faqs: FaqIndexes;
  english: SchoolEnglish;
  openLamps: OpenLamps;
  landing: Landing;
  snapshots: Snapshots;
  cardHints: CardHints;
  foreign: Foreign;
  feeds: Feeds;
  connectors: Connectors;
  jobs: Jobs;
  files: Files;
  bulkLists: BulkLists;
  chat: Chat;
  presence: Presence;
};

/** What every handler receives: the parts of the server and the data of this call. */
export type Context = HandlerParts & { db: Db; now: Date; tenant: Tenant; caller: Caller; log: Logger };
export type OpenContext = Context & { person: Person | undefined };
export type SignedInContext = Context & { person: Person };
