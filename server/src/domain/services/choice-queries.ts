import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';

type ChoiceQuery = { keyword?: string | undefined; ids?: string[] | undefined };

/** Services on the shelf, most used first; with `ids`, exactly those, on the shelf or not. */
export function listServiceChoices(db: Db, { keyword, ids }: ChoiceQuery) {
  const condition = ids ? sql`s.id = any(${ids}::bigint[])` : sql`s.status = 'SHELF'`;
  const named = keyword ? sql` and s.name ilike ${`%${escapeLike(keyword)}%`}` : nothing;
  return db.many<ServiceChoice>(sql`
    select s.id as "serviceId", s.name as "serviceName", s.icon as "serviceIcon", coalesce(d.name, '') as "serviceDeptName"
    from service s left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    where s.tenant_id = ${tenant} and ${condition}${named}
    order by s.visit_times desc, s.id limit ${serviceLimits.maxPicked}`);
}
