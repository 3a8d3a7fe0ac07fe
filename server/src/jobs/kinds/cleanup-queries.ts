import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

const DAY_MS = 24 * 3_600_000;
const { keepDays } = jobLimits;

/** Which rows of each table have expired. */
export const expired = (now: Date): [table: Sql, condition: Sql][] => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    [sql`captcha`, sql`until < ${now}`],
    [sql`sign_in_step`, sql`until < ${now}`],
    [sql`entry_word`, sql`expires_at < ${now}`],
    [sql`one_time_link`, sql`until < ${daysAgo(keepDays.links)}`],
    [sql`session_token`, sql`refresh_until < ${now}`],
    [sql`session`, sql`coalesce(ended_at, last_seen_at) < ${daysAgo(keepDays.sessions)}`],
    [sql`known_device`, sql`last_at < ${daysAgo(keepDays.devices)}`],
    [sql`sign_in_log`, sql`at < ${daysAgo(keepDays.signIns)}`],
    [sql`search_log`, sql`at < ${daysAgo(keepDays.searches)}`],
    [sql`search_gap`, sql`state <> 'OPEN' and greatest(last_at, handled_at) < ${daysAgo(keepDays.searches)}`],
    [sql`file_object`, sql`audience = 'owner' and created_at < ${daysAgo(keepDays.uploads)}`],
    [sql`job`, sql`ended_at < ${daysAgo(keepDays.jobs)}`],
  ];
};

export async function removeAll(db: Db, table: Sql, condition: Sql, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const gone = await db.run(sql`
      delete from ${table} where tenant_id = ${tenant} and ctid in (
        select ctid from ${table} where tenant_id = ${tenant} and ${condition} limit ${jobLimits.batchRows})`);
    removed += gone;
    if (gone < jobLimits.batchRows) return removed;
  }
}
