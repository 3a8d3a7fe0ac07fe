import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { hashToken } from '../../common/hash-token.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import { type CaseFact, upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { rebuildRollUp } from '../../domain/efficiency/roll-up.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoFact, demoFacts } from './demo/case-facts.ts';

const SOURCE = 'campus-works';
const DAY_MS = 86_400_000;
const STEP_DAYS = 60;
/** Pushed just now: the next roll-up counts them. */
const LATEST = 3;

/** A year of cases, counted by the same code as those of a school; run after services and ratings of cases. */
export async function seedCaseFacts(db: Db, now: Date): Promise<void> {
  const [services, departments] = [await idsOf(db, sql`service`), await idsOf(db, sql`dept`)];
  const facts = demoFacts(now, await schoolWorkingDays(db)).flatMap((fact) => {
    const serviceId = services.get(fact.service);
    return serviceId === undefined ? [] : [toFact(fact, serviceId, departments.get(fact.department) ?? null)];
  });
  const older = facts.slice(0, -LATEST);
  for (let at = 0; at < older.length; at += jobLimits.batchRows)
    await upsertCaseFacts(db, SOURCE, older.slice(at, at + jobLimits.batchRows), now);
  await upsertCaseFacts(db, OWN_CASES, await listOwnFacts(db), now);
  await rebuildRollUp(db);
  await upsertCaseFacts(db, SOURCE, facts.slice(-LATEST), now);
  await seedSteps(db, now);
}

/** What the offices did with the cases of the last weeks, as their system reported it. */
const seedSteps = (db: Db, now: Date) =>
  db.run(sql`
    insert into foreign_case_log (tenant_id, source_app, instance_id, node, handler, action, at)
    select ${tenant}, ${SOURCE}, f.source_id, s.node, s.handler, s.action, s.at from case_fact f
    cross join lateral (values
      ('收件', '服务大厅', '受理', f.accepted_at + interval '20 minutes'),
      ('初审', '经办人', '通过', f.accepted_at + interval '1 day 2 hours'),
      ('办结', '科室负责人', '办结', f.finished_at)) as s(node, handler, action, at)
    where f.tenant_id = ${tenant} and f.source_app = ${SOURCE} and f.accepted_at > ${new Date(now.getTime() - STEP_DAYS * DAY_MS)}
      and s.at < coalesce(f.finished_at + interval '1 second', ${now}) on conflict do nothing`);

/** The applications that people made in this portal and that are done, with their stars. */
async function listOwnFacts(db: Db): Promise<CaseFact[]> {
  const rows = await db.many<OwnCase>(sql`
    select c.id::text as "sourceId", coalesce(c.no, '') as "instanceId", p.service_id::text as "serviceId", p.dept_id::text as "deptId",
      c.applicant_id::text as "applicantId", c.submitted_at as "acceptedAt", c.finished_at as "finishedAt",
      c.promise_at as "promiseAt", r.score
    from case_file c join process p on p.tenant_id = ${tenant} and p.id = c.process_id and p.service_id is not null
    left join rating r on r.tenant_id = ${tenant} and r.case_id = c.id
    where c.tenant_id = ${tenant} and c.status = 'approved'`);
  return rows.map(({ applicantId, ...row }) => ({
    ...row,
    applicantHash: hashToken(`${db.tenant} ${applicantId}`).toString('base64url'),
    ...{ channel: 'ONLINE', status: 'FINISHED', pausedSec: 0 },
  }));
}
type OwnCase = Omit<CaseFact, 'applicantHash' | 'channel' | 'status' | 'pausedSec'> & { applicantId: string };

const toFact = (fact: DemoFact, serviceId: string, deptId: string | null): CaseFact => ({
  ...{ sourceId: fact.sourceId, serviceId, deptId, applicantHash: fact.applicant, channel: fact.channel },
  status: fact.withdrawn ? 'WITHDRAWN' : fact.finishedAt ? 'FINISHED' : 'ACCEPTED',
  ...{ acceptedAt: fact.acceptedAt, finishedAt: fact.withdrawn ? null : fact.finishedAt, promiseAt: fact.promiseAt },
  ...{ pausedSec: fact.pausedSec, score: fact.withdrawn ? null : fact.score },
});

const idsOf = async (db: Db, table: ReturnType<typeof sql>) => {
  const rows = await db.many<{ code: string; id: string }>(
    sql`select code, id::text as id from ${table} where tenant_id = ${tenant}`,
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
};
