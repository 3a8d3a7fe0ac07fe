import type { LateCase, ReportedOrder } from '@yizhan/contract/entities/month-report.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { dayOn } from '../../domain/efficiency/clock-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import { caseNumberOf } from './case-queries.ts';

type Month = DaySpan & { now: Date };

/** Cases whose lamp was red on a day of the month: what is still open first, the oldest promise before all. */
export const listLateCases = (db: Db, { from, to, now }: Month) =>
  db.many<LateCase & { total: number; open: number }>(sql`
    select f.id::text as id, ${caseNumberOf} as "caseNumber", s.name as "serviceName", coalesce(d.name, '') as "deptName",
      ${toWireTimeSql(sql`l.promise_at`)} as "promiseAt", ${toWireTimeSql(sql`l.finished_at`)} as "finishedAt",
      case when x.fact_id is not null then json_build_object('text', x.text, 'by', coalesce(u.real_name, ''),
        'at', ${toWireTimeSql(sql`x.at`)}) end as explanation, l.total, l.open
    from (
      select *, count(*) over ()::int as total, (count(*) filter (where finished_at is null) over ())::int as open from (
        select e.fact_id, e.service_id, e.dept_id, e.promise_at, e.finished_at from efficiency_case e
        where e.tenant_id = ${tenant} and e.is_open and e.promise_at < ${now}::timestamptz
          and ${dayOn(sql`e.promise_at`)} <= ${to}::date
        union all
        select e.fact_id, e.service_id, e.dept_id, e.promise_at, e.finished_at from efficiency_case e
        where e.tenant_id = ${tenant} and e.finished_day >= ${from}::date and e.result = 'LATE'
          and ${dayOn(sql`e.promise_at`)} <= ${to}::date) red
      order by finished_at is not null, promise_at, fact_id limit ${efficiencyLimits.reportRows}) l
    join case_fact f on f.tenant_id = ${tenant} and f.id = l.fact_id
    join service s on s.tenant_id = ${tenant} and s.id = l.service_id
    left join dept d on d.tenant_id = ${tenant} and d.id = l.dept_id
    left join lamp_explanation x on x.tenant_id = ${tenant} and x.fact_id = l.fact_id
    left join app_user u on u.tenant_id = ${tenant} and u.id = x.user_id
    order by l.finished_at is not null, l.promise_at, l.fact_id`);

/** Orders written in the month, with what was asked and the latest reply. */
export const listMonthOrders = (db: Db, { from, to, now }: Month) => {
  const textOf = (node: 'CREATED' | 'REPLIED') => sql`
    coalesce((select l.text from supervision_order_log l where l.tenant_id = ${tenant} and l.order_id = o.id
      and l.node = ${node} order by l.id desc limit 1), '')`;
  const isOverdue = sql`(o.state = 'OPEN' and o.due_at < ${now}::timestamptz)`;
  return db.many<ReportedOrder & { total: number; overdue: number }>(sql`
    select o.id::text as id, ${caseNumberOf} as "caseNumber", s.name as "serviceName", coalesce(d.name, '') as "deptName",
      ${textOf('CREATED')} as opinion, ${textOf('REPLIED')} as reply, o.state,
      to_char(${dayOn(sql`o.created_at`)}, 'YYYY-MM-DD') as "createdOn",
      to_char(${dayOn(sql`o.due_at`)}, 'YYYY-MM-DD') as "dueOn",
      ${isOverdue} as "isOverdue", count(*) over ()::int as total, (count(*) filter (where ${isOverdue}) over ())::int as overdue
    from supervision_order o join case_fact f on f.tenant_id = ${tenant} and f.id = o.fact_id
    join service s on s.tenant_id = ${tenant} and s.id = f.service_id
    left join dept d on d.tenant_id = ${tenant} and d.id = o.dept_id
    where o.tenant_id = ${tenant} and ${dayOn(sql`o.created_at`)} between ${from}::date and ${to}::date
    order by o.created_at, o.id limit ${efficiencyLimits.reportRows}`);
};
