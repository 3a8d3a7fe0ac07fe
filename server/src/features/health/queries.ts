import * as healthLimits from '@yizhan/contract/limits/health.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export const findDatabaseBytes = async (across: CrossTenantDb) => {
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

export type ConnectorFigures = { serving: number; failing: number; names: string[] };

/** Connectors that serve people, and those of them whose last request failed. */
export const findConnectors = (db: Db) =>
  db.one<ConnectorFigures>(sql`
    select count(*)::int as serving, count(*) filter (where c.last_failure <> '')::int as failing,
      coalesce((array_agg(c.name order by c.name) filter (where c.last_failure <> ''))[1:${healthLimits.namesShown}::int], '{}') as names
    from connector c where c.tenant_id = ${tenant} and c.is_enabled and c.is_tried`);

export type MailFigures = { sentAt: string | null; failedAt: string | null; failure: string };

export const findMailState = async (db: Db): Promise<MailFigures> =>
  (await db.maybe<MailFigures>(sql`
    select ${toWireTimeSql(sql`last_sent_at`)} as "sentAt", ${toWireTimeSql(sql`last_failed_at`)} as "failedAt",
      last_failure as failure
    from channel_state where tenant_id = ${tenant} and channel = 'mail'`)) ?? {
    sentAt: null,
    failedAt: null,
    failure: '',
  };
