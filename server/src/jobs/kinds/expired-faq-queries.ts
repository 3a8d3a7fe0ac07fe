import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type ExpiredFaq = { id: string; name: string; deptId: string };

/** Claims entries past their last day, once for each such day. Of concurrent callers only one gets them. */
export const claimExpired = (db: Db, today: Day) =>
  db.many<ExpiredFaq>(sql`
    update faq f set expiry_asked = f.valid_until
    from publication p
    where f.tenant_id = ${tenant} and p.tenant_id = ${tenant} and p.id = f.id and f.id in (
      select id from faq
      where tenant_id = ${tenant} and published_at is not null and valid_until < ${today}::date
        and expiry_asked is distinct from valid_until
      order by valid_until, id limit ${jobLimits.batchRows} for update)
    returning f.id, coalesce(p.published_name, p.name) as name, f.dept_id as "deptId"`);
