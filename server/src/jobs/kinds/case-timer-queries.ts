import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { chains, scopeOf } from '../../domain/absences/queries.ts';
import type { DueStep } from '../../domain/cases/due.ts';

/** Open steps that will be due soon and whose handlers were not reminded yet. */
export const listRemindedSteps = (db: Db, now: Date) =>
  db.many<DueStep>(sql`
    select case_id as "caseId", seq from case_step
    where tenant_id = ${tenant} and status = 'open' and remind_at <= ${now}
    order by remind_at, id limit ${jobLimits.batchRows}`);

/** Open steps whose time is over and for which the clock has done nothing yet, the oldest first. */
export const listDueSteps = (db: Db, now: Date) =>
  db.many<DueStep>(sql`
    select case_id as "caseId", seq from case_step
    where tenant_id = ${tenant} and status = 'open' and due_done_at is null and due_at <= ${now}
    order by due_at, id limit ${jobLimits.batchRows}`);

/** Open steps that wait for nobody, since whoever handled them may no longer sign in, the oldest first (PR-9). */
export const listOrphanedSteps = (db: Db, now: Date) =>
  db.many<DueStep>(sql`
    select s.case_id as "caseId", s.seq from case_step s
    where s.tenant_id = ${tenant} and s.status = 'open' and s.opened_at <= ${now}
      and not exists (
        select from case_handler h join app_user u on u.tenant_id = h.tenant_id and u.id = h.person_id
        where h.tenant_id = s.tenant_id and h.step_id = s.id and h.status = 'open' and u.status = 'active')
    order by s.opened_at, s.id limit ${jobLimits.batchRows}`);

/** Open steps with a handler who is away and whose second post applied for the case, and so may not decide on it. */
export const listMissedSteps = (db: Db, now: Date) =>
  db.many<DueStep>(sql`
    with recursive ${chains(now)}
    select s.case_id as "caseId", s.seq from handed x
    join case_handler h on h.tenant_id = ${tenant} and h.person_id = x.first and h.status = 'open'
    join case_step s on s.tenant_id = h.tenant_id and s.id = h.step_id and s.status = 'open'
    join case_file c on c.tenant_id = h.tenant_id and c.id = h.case_id and c.applicant_id = x.holder
      and x.process_id = ${scopeOf(sql`c.process_id`)}
    order by h.id limit ${jobLimits.batchRows}`);
