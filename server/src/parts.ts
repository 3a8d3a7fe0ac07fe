import { join } from 'node:path';
import { attachments } from './attachments.ts';
import { bulkLists } from './bulk-lists.ts';
import { sources } from './cards/registry.ts';
import { Snapshots } from './cards/snapshots.ts';
import { todayCard } from './cards/today/registry.ts';
import { Feeds } from './common/feeds.ts';
import { Files } from './common/files.ts';
import { Sealing } from './common/sealing.ts';
import { Secrets } from './common/secrets.ts';
import { SensitiveWords } from './common/sensitive-words.ts';
import type { Environment, HandlerParts } from './context.ts';
import type { Db } from './db/database.ts';
import { listStandIns } from './domain/absences/queries.ts';
import { CardHints } from './domain/cards/card-hints.ts';
import { Chat, storeBatchOf } from './domain/chat/chat.ts';
import { MessageStore } from './domain/chat/message-store.ts';
import { Presence } from './domain/chat/presence.ts';
import { Connectors } from './domain/connectors/connectors.ts';
import { OpenLamps } from './domain/efficiency/open-lamps.ts';
import { SchoolEnglish } from './domain/english/school-english.ts';
import { Landing } from './domain/landing/landing.ts';
import { AccountReplies } from './domain/notices/account-replies.ts';
import { PublishedCache } from './domain/publishing/published-cache.ts';
import { FaqIndexes } from './domain/robot/faq-index.ts';
import { Sessions } from './domain/sessions/sessions.ts';
import { findSettings } from './domain/settings/queries.ts';
import { assertStorageQuota } from './domain/tenants/quota.ts';
import { Tenants } from './domain/tenants/tenants.ts';
import { Jobs } from './jobs/queue.ts';
import { openForeign } from './outside/foreign.ts';
import { folderStorage } from './outside/storage.ts';
import { Hub } from './socket/hub.ts';

/** Everything the server is made of. Built once and passed to every call. */
export type Parts = HandlerParts & { hub: Hub };

export function makeParts({ secret, ...environment }: Environment & { secret: string }): Parts {
  const { config, database, bus, clock, logger } = environment;
  const tenants = new Tenants(database, bus);
  const sessions = new Sessions(database, bus, clock);
  const secrets = new Secrets(secret);
  const storage = folderStorage(join(config.dataDir, 'files'));
  const foreign = openForeign(config.inwardHosts);
  const published = new PublishedCache(bus);
  const quotaBytes = async (db: Db) => (await findSettings(db)).settings.uploadQuotaMb * 1024 * 1024;
  const words = new SensitiveWords(database, bus);
  const files = new Files({
    ...{ database, storage, secrets, sessions, clock, attachments, quotaBytes },
    assertRoomOfSchool: assertStorageQuota,
  });
  const store = new MessageStore(database, clock, storeBatchOf(config.databaseUrl === undefined));
  const english = new SchoolEnglish(bus);
  const cardHints = new CardHints(bus, { ...sources, ...todayCard }, (tenantId, userIds) =>
    listStandIns(database.of(tenantId), userIds, clock()),
  );
  const accounts = new AccountReplies({ database, bus, cardHints, clock });
  const parts: Parts = {
    ...environment,
    tenants,
    sessions,
    secrets,
    sealing: new Sealing(config, secrets),
    words,
    published,
    faqs: new FaqIndexes(),
    english,
    openLamps: new OpenLamps(),
    landing: new Landing({ published, english, bus, clock }),
    snapshots: new Snapshots(clock, logger, bus),
    cardHints,
    foreign,
    feeds: new Feeds(foreign, clock, logger),
    connectors: new Connectors({ database, foreign, secrets, clock, logger }),
    hub: new Hub(sessions, bus, logger),
    jobs: new Jobs(environment, () => parts),
    files,
    bulkLists,
    presence: new Presence(bus),
    chat: new Chat({ database, bus, clock, words, files, tenants, store, accounts }),
  };
  return parts;
}
