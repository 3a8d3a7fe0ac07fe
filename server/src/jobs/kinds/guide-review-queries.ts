import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type DueReview = { id: string; name: string; deptId: string | null };

/** Claims guides for their current review day. Of concurrent callers only one gets them. */
export const claimDueReviews = (db: Db, today: Day) =>
  db.many<DueReview>(sql`
    update guide g set reminded_for = g.review_on
    from publication p
    where g.tenant_id = ${tenant} and p.tenant_id = ${tenant} and p.id = g.id and g.id in (
      select id from guide
      where tenant_id = ${tenant} and published_at is not null and not is_off and review_on <= ${today}::date
        and reminded_for is distinct from review_on
      order by review_on, id limit ${jobLimits.batchRows} for update)
    returning g.id, coalesce(p.published_name, p.name) as name, g.dept_id as "deptId"`);
