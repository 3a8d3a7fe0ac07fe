import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type LateFeedback = { id: string; name: string; deptId: string | null; dueAt: Date };

/**
 * Claims open feedback whose promise is over, once for each promise. What was joined to another is answered with that
 * one. Of concurrent callers only one gets them.
 */
export const claimLate = (db: Db, _: Day, now: Date) =>
  db.many<LateFeedback>(sql`
    update feedback set late_reminded_at = ${now}
    where tenant_id = ${tenant} and id in (
      select id from feedback
      where tenant_id = ${tenant} and status in ('WAITING', 'ASSIGNED', 'HANDLING') and merged_into is null
        and due_at < ${now} and (late_reminded_at is null or late_reminded_at < due_at)
      order by due_at, id limit ${jobLimits.batchRows} for update)
    returning id, title as name, dept_id as "deptId", due_at as "dueAt"`);
