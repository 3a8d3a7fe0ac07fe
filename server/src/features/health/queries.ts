import type { Across, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const findDatabaseBytes = async (across: Across) => {
  const [row] = await across.many<{ bytes: number }>(sql`
    select pg_database_size(current_database())::float8 as bytes`);
  return row?.bytes ?? 0;
};

export type QueueFigures = { waiting: number; running: number; failed: number; lateSeconds: number };

export const findQueue = (db: Db, now: Date) =>
  db.one<QueueFigures>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'failed' and ended_at > ${now}::timestamptz - interval '1 day')::int as failed,
      coalesce(extract(epoch from ${now}::timestamptz - min(due_at) filter (where state = 'waiting' and due_at < ${now})), 0)::int
        as "lateSeconds"
    from job where tenant_id = ${tenant}`);

export type WatchedServices = { watched: number; silent: number };

export const findWatchedServices = (db: Db) =>
  db.one<WatchedServices>(sql`
    select count(*)::int as watched, count(*) filter (where maintenance = 'PROBE')::int as silent
    from service where tenant_id = ${tenant} and status = 'SHELF' and probe`);
