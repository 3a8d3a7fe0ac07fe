import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { dayOn } from '../../domain/efficiency/clock-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';

type Share = { deptId: string; part: number; whole: number };

/** Services on the shelf, and those with a published guide that is not past its review. */
export const countGuides = (db: Db, today: string) =>
  db.many<Share>(sql`
    select s.dept_id::text as "deptId", count(*)::float8 as whole,
      count(*) filter (where g.published_at is not null and not g.is_off and coalesce(g.review_on >= ${today}::date, true))::float8 as part
    from service s left join guide g on g.tenant_id = ${tenant} and g.service_id = s.id
    where s.tenant_id = ${tenant} and s.status = 'SHELF' and s.dept_id is not null group by s.dept_id`);

/** Bad ratings of these days that oblige the department to something, and those it has answered. */
export const countRectified = (db: Db, { from, to, deptId }: DaySpan & { deptId: string }) =>
  db.many<Share>(sql`
    select f.dept_id::text as "deptId", count(*)::float8 as whole, count(x.answered_at)::float8 as part
    from rectification x join rating r on r.tenant_id = ${tenant} and r.id = x.rating_id
    join case_fact f on f.tenant_id = ${tenant} and f.source_app = ${OWN_CASES} and f.source_id = r.case_id::text
    where x.tenant_id = ${tenant} and ${dayOn(sql`x.opened_at`)} between ${from}::date and ${to}::date
      ${deptId === '0' || deptId === 'each' ? nothing : sql`and f.dept_id = ${deptId}`}
    group by f.dept_id`);

/** Orders of these days without a reply in time; one that was asked again waits for another reply. */
export const countOverdueOrders = (db: Db, { from, to, now }: DaySpan & { now: Date }) =>
  db.many<{ deptId: string; count: number }>(sql`
    select o.dept_id::text as "deptId", count(*)::float8 as count from supervision_order o
    where o.tenant_id = ${tenant} and ${dayOn(sql`o.created_at`)} between ${from}::date and ${to}::date
      and o.due_at < coalesce((select min(l.at) from supervision_order_log l
        where l.tenant_id = ${tenant} and l.order_id = o.id and l.node in ('REPLIED', 'CLOSED') and not exists (
          select from supervision_order_log again where again.tenant_id = ${tenant} and again.order_id = o.id
            and again.node = 'RETURNED' and again.id > l.id)), ${now}::timestamptz)
    group by o.dept_id`);
