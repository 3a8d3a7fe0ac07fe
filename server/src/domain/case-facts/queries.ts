import { type CaseChannel, type CaseState, OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';

/** What efficiency counts of one case. */
export type CaseFact = {
  /** Its id at the source: writing the same id again changes the same fact. */
  sourceId: string;
  serviceId: string;
  instanceId?: string;
  applicantHash?: string | null;
  deptId: string | null;
  channel: CaseChannel;
  status: CaseState;
  acceptedAt: Date;
  finishedAt: Date | null;
  promiseAt: Date | null;
  pausedSec: number;
  score: number | null;
};

/** Our own cases come in once, by their first submission, and are rated afterwards (scoreCaseFact). */
const firstOfOwn = (sourceApp: string, column: Sql) =>
  sourceApp === OWN_CASES ? sql`case_fact.${column}` : sql`excluded.${column}`;

/**
 * Writes the facts of one source in one statement; each source id at most once. The same statement notes them for the
 * roll-up of efficiency.
 */
export const upsertCaseFacts = (db: Db, sourceApp: string, facts: readonly CaseFact[], now: Date) =>
  db.run(sql`
    with written as (insert into case_fact (tenant_id, source_app, source_id, service_id, instance_id, applicant_hash, dept_id, channel,
      status, accepted_at, finished_at, promise_at, paused_sec, score, updated_at)
    select ${tenant}, ${sourceApp}, f."sourceId", f."serviceId", coalesce(f."instanceId", ''), f."applicantHash",
      f."deptId", f.channel, f.status, f."acceptedAt", f."finishedAt", f."promiseAt", f."pausedSec", f.score, ${now}
    from jsonb_to_recordset(${json(facts)}::jsonb) as f("sourceId" text, "serviceId" bigint, "instanceId" text,
      "applicantHash" text, "deptId" bigint, channel text, status text, "acceptedAt" timestamptz,
      "finishedAt" timestamptz, "promiseAt" timestamptz, "pausedSec" int, score int)
    order by f."sourceId"
    on conflict (tenant_id, source_app, source_id) do update set service_id = excluded.service_id,
      instance_id = excluded.instance_id, applicant_hash = excluded.applicant_hash, dept_id = excluded.dept_id,
      channel = ${firstOfOwn(sourceApp, sql`channel`)}, status = excluded.status, accepted_at = excluded.accepted_at,
      finished_at = excluded.finished_at, promise_at = excluded.promise_at, paused_sec = excluded.paused_sec,
      score = ${firstOfOwn(sourceApp, sql`score`)}, updated_at = excluded.updated_at
    returning id)
    insert into case_fact_change (tenant_id, fact_id) select ${tenant}, id from written`);

/** Stars given to a case after it was finished. */
export const scoreCaseFact = (db: Db, sourceApp: string, sourceId: string, score: number, now: Date) =>
  db.run(sql`
    with scored as (
      update case_fact set score = ${score}, updated_at = ${now}
      where tenant_id = ${tenant} and source_app = ${sourceApp} and source_id = ${sourceId} returning id
    )
    insert into case_fact_change (tenant_id, fact_id) select ${tenant}, id from scored`);
