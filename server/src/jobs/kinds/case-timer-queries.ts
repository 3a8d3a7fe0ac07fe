import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
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
