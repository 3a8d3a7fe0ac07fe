import type { Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type PromisedCase = { id: string; title: string; no: string; promisedOn: string; isLate: boolean };
type PromiseQuery = { applicantId: string; from: Date; until: Date; now: Date; most: number };

/** A person's own cases that are promised between two moments; one that waits for its applicant is promised for no day. */
export const listPromised = (db: Reader, { applicantId, from, until, now, most }: PromiseQuery) =>
  db.many<PromisedCase>(sql`
    select c.id, c.title, coalesce(c.no, '') as no, left(${toWireTimeSql(sql`c.promise_at`)}, 10) as "promisedOn",
      c.promise_at < ${now} as "isLate"
    from case_file c
    where c.tenant_id = ${tenant} and c.applicant_id = ${applicantId} and c.status = 'running' and c.paused_at is null
      and c.promise_at >= ${from} and c.promise_at < ${until}
    order by c.promise_at, c.id limit ${most}`);
