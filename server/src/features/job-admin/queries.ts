import type { JobQuery, JobState } from '@yizhan/contract/entities/job-admin.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export type StoredJob = {
  id: string;
  kind: string;
  state: JobState;
  ownerName: string;
  createdAt: string;
  dueAt: string;
  startedAt: string | null;
  endedAt: string | null;
  done: number;
  total: number;
  tries: number;
  result: unknown;
  failure: string | null;
};

const matching = ({ state, kind }: JobQuery) => sql`
  j.tenant_id = ${tenant}
  ${state ? sql`and j.state = ${state}` : nothing}
  ${kind ? sql`and j.kind = ${kind}` : nothing}`;

export const listJobs = (db: Db, query: JobQuery) =>
  db.many<StoredJob>(sql`
    select j.id, j.kind, j.state, coalesce(u.real_name, '') as "ownerName", j.done, j.total, j.tries,
      ${toWireTimeSql(sql`j.created_at`)} as "createdAt", ${toWireTimeSql(sql`j.due_at`)} as "dueAt",
      ${toWireTimeSql(sql`j.started_at`)} as "startedAt", ${toWireTimeSql(sql`j.ended_at`)} as "endedAt",
      case when j.state = 'failed' then j.result end as result, j.failure
    from job j left join app_user u on u.tenant_id = j.tenant_id and u.id = j.owner_id
    where ${matching(query)}
    order by j.id desc limit ${query.size} offset ${(query.current - 1) * query.size}`);

type StateCount = { state: JobState; count: number; matching: number };

/** By state: all of them, and those of the filter. */
export const countJobs = (db: Db, query: JobQuery) =>
  db.many<StateCount>(sql`
    select j.state, count(*)::int as count, count(*) filter (where ${matching(query)})::int as matching
    from job j where j.tenant_id = ${tenant} group by j.state`);

export const findJob = (db: Db, id: string) =>
  db.maybe<{ kind: string }>(sql`select kind from job where tenant_id = ${tenant} and id = ${id}`);
