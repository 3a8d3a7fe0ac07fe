import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { dayOf } from '../../common/working-days.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

type Who = { roleType: number; deptId: string | null; now: Date };

/**
 * Two CTEs, the second `scored(id, score)`: popularity within one's identity type, among them in one's department, and
 * recency, each scaled to 0…1 among the services the person may use, and weighted. What nobody of one's identity uses
 * scores 0 unless it is new, and scores 0 all the same if only other identities around use it: a service open to all
 * may still be of no use to some.
 */
export function scoredFor({ roleType, deptId, now }: Who, usable: Sql): Sql {
  const { identity, department, recency } = serviceLimits.recommendationWeights;
  const days = serviceLimits.popularityDays;
  return sql`popular as (
      select service_id,
        sum(visits) filter (where identity_type = ${roleType})::float8 as alike,
        sum(visits) filter (where identity_type = ${roleType} and dept_id = ${deptId})::float8 as near
      from service_day
      where tenant_id = ${tenant} and day > ${dayOf(now)}::date - ${days}::int
        and (identity_type = ${roleType} or dept_id = ${deptId})
      group by service_id
    ), scored as (
      select s.id, case when p.service_id is not null and p.alike is null then 0 else
        ${identity}::float8 * coalesce(p.alike / nullif(max(p.alike) over (), 0), 0)
        + ${department}::float8 * coalesce(p.near / nullif(max(p.near) over (), 0), 0)
        + ${recency}::float8 * greatest(0, least(1,
          1 - coalesce(extract(epoch from ${now}::timestamptz - s.shelved_at)::float8 / 86400 / ${days}::int, 1))) end as score
      from service s left join popular p on p.service_id = s.id
      where s.tenant_id = ${tenant} and ${usable}
    )`;
}
