import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../../db/database.ts';
import { openEmbeddedFolder } from '../../db/embedded/folder.ts';
import { templateFolder } from '../../db/embedded/template.ts';
import type { OpenPool } from '../../db/pool.ts';
import { sql, tenant } from '../../db/sql.ts';
import { MessageStore } from './message-store.ts';
import { openPair } from './queries.ts';

let dataDir: string;
let opened: OpenPool;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yizhan-fair-'));
  opened = await openEmbeddedFolder(dataDir, await templateFolder());
});
afterEach(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('on the embedded engine a page that asks while many messages wait is answered after at most the batch at work', async () => {
  await opened.pool.query("insert into tenant (id, name) values ('fair', 'x')");
  const database = new Database(opened.pool);
  const db = database.of('fair');
  const jid = await openPair(db, ['1', '2'], new Date());
  const store = new MessageStore(database, () => new Date(), chatLimits.embeddedStoreBatch);
  let stored = 0;
  const message = (nth: number) => ({
    ...{ conversationId: jid, fromId: '1', clientId: `message-${nth}`, type: 1, content: 'x', objectId: null },
    ...{ fileType: '', fileSize: 0, quotedSeq: null, mentions: [], isCounted: true },
  });
  const sends = Array.from({ length: 10 * chatLimits.embeddedStoreBatch }, async (_, nth) => {
    await store.store('fair', message(nth));
    stored++;
  });
  await sends[0];
  const before = stored;
  // Five pages at once: the next batch queues behind all of them.
  await Promise.all(
    Array.from({ length: 5 }, () => db.one(sql`select count(*) from message where tenant_id = ${tenant}`)),
  );
  expect(stored - before).toBeLessThanOrEqual(chatLimits.embeddedStoreBatch);
  await Promise.all(sends);
});
