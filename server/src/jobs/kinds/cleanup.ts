import { vacuum } from '../../db/vacuum.ts';
import { removeOldMessages } from '../../domain/chat/retention.ts';
import { closeUnrated } from '../../domain/feedback/close-queries.ts';
import type { RunJob } from '../job.ts';
import { expired, removeAll } from './cleanup-queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Removes expired data, school by school, in small batches so that nothing is blocked for long; then tidies the embedded database. */
export const run: RunJob<'cleanup'> = async ({ now, parts, progress, signal }) => {
  const tenants = await parts.tenants.open();
  let removed = 0;
  for (const [done, { id, settings }] of tenants.entries()) {
    await progress(done, tenants.length);
    const db = parts.database.of(id);
    const oldest = new Date(now.getTime() - settings.chat.retentionDays * DAY_MS);
    removed += await removeOldMessages(db, parts.files, oldest, signal);
    for (const [table, condition] of expired(now, oldest)) removed += await removeAll(db, table, condition, signal);
    await closeUnrated(db, now);
    removed += await parts.files.sweep(db, new Date(now.getTime() - DAY_MS));
  }
  if (parts.config.databaseUrl === undefined) await vacuum(parts.database.pool, signal);
  return { removed };
};
