import type { LatestCase } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { countsIn, type Scope } from '../../domain/efficiency/count-queries.ts';
import { ofDept } from '../../domain/efficiency/lamp-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import type { DayTotals, Totals } from './rules.ts';

const totals = sql`coalesce(sum(c.accepted), 0)::float8 as accepted, coalesce(sum(c.people), 0)::float8 as people,
  coalesce(sum(c.finished), 0)::float8 as finished, coalesce(sum(c.promised), 0)::float8 as promised,
  coalesce(sum(c.on_time), 0)::float8 as "onTime", coalesce(sum(c.early), 0)::float8 as early,
  coalesce(sum(c.late), 0)::float8 as late, coalesce(sum(c.work_sec::float8), 0) as "workSec",
  coalesce(sum(c.rated), 0)::float8 as rated, coalesce(sum(c.score_sum), 0)::float8 as "scoreSum"`;

export const sumTotals = (db: Db, scope: Scope) =>
  db.one<Totals>(sql`select ${totals} from ${countsIn('TOTAL', scope)}`);

/** Of the whole school (0), one department or each. */
export const listDays = (db: Db, { from, to, deptId }: DaySpan & { deptId: string }) =>
  db.many<DayTotals & { deptId: string }>(sql`
    select c.dept_id::text as "deptId", to_char(c.starts, 'YYYY-MM-DD') as day, c.accepted, c.finished, c.late
    from ${countsIn('TOTAL', { spans: [{ grain: 'DAY', from, to }], deptId })} order by c.starts`);

/** Every department with cases; those without a department are one too, without a name. */
export const sumDepartments = (db: Db, scope: Omit<Scope, 'deptId'>) =>
  db.many<Totals & { deptId: string | null; name: string }>(sql`
    select d.id::text as "deptId", coalesce(d.name, '') as name, t.*
    from (select c.dept_id, ${totals} from ${countsIn('TOTAL', { ...scope, deptId: 'each' })} group by c.dept_id) t
    left join dept d on d.tenant_id = ${tenant} and d.id = t.dept_id order by d.name`);

export const sumServices = (db: Db, scope: Scope) =>
  db.many<Totals & { serviceId: string; deptId: string | null; name: string; deptName: string; visits: number }>(sql`
    select s.id::text as "serviceId", d.id::text as "deptId", s.name, coalesce(d.name, '') as "deptName", s.visit_times::float8 as visits, t.*
    from (select c.service_id, ${totals}
      from ${countsIn('TOTAL', { ...scope, deptId: scope.deptId === '0' ? 'each' : scope.deptId, serviceId: 'each' })}
      group by c.service_id) t
    join service s on s.tenant_id = ${tenant} and s.id = t.service_id
    left join dept d on d.tenant_id = ${tenant} and d.id = s.dept_id order by s.name, s.id`);

export type KeyCount = {
  deptId: string;
  key: string;
  accepted: number;
  finished: number;
  rated: number;
  scoreSum: number;
};

export const sumByKey = (db: Db, facet: 'CHANNEL' | 'HEAT' | 'SCORE' | 'LABEL' | 'DURATION', scope: Scope) =>
  db.many<KeyCount>(sql`
    select c.dept_id::text as "deptId", c.key, sum(c.accepted)::float8 as accepted, sum(c.finished)::float8 as finished,
      sum(c.rated)::float8 as rated, sum(c.score_sum)::float8 as "scoreSum"
    from ${countsIn(facet, scope)} group by c.dept_id, c.key`);

export const listLatest = (db: Db, { from, to, deptId }: DaySpan & { deptId: string }) =>
  db.many<LatestCase>(sql`
    select s.name as "serviceName", coalesce(d.name, '') as "deptName", ${toWireTimeSql(sql`e.finished_at`)} as "finishedAt"
    from efficiency_case e join service s on s.tenant_id = ${tenant} and s.id = e.service_id
    left join dept d on d.tenant_id = ${tenant} and d.id = e.dept_id
    where e.tenant_id = ${tenant} and e.finished_day between ${from}::date and ${to}::date ${ofDept(deptId)}
    order by e.finished_day desc, e.finished_at desc, e.fact_id limit ${efficiencyLimits.latestShown}`);

export const countOffer = (db: Db, deptId: string) =>
  db.one<{
    departments: number;
    services: number;
    applications: number;
    processes: number;
    online: number;
    visits: number;
  }>(sql`
    select count(distinct s.dept_id)::int as departments, count(*)::int as services,
      count(*) filter (where s.type = 'APPLICATION')::int as applications,
      count(*) filter (where s.type = 'PROCESS')::int as processes,
      count(*) filter (where s.process_type = 'ONLINE')::int as online, coalesce(sum(s.visit_times), 0)::float8 as visits
    from service s where s.tenant_id = ${tenant} and s.status = 'SHELF'
      and (${deptId === '0'} or s.dept_id = ${deptId})`);

/** Departments that have cases, to choose from. */
export const listDepartmentsWithCases = (db: Db) =>
  db.many<{ id: string; name: string }>(sql`
    select d.id::text as id, d.name from dept d where d.tenant_id = ${tenant} and exists (
      select from efficiency_count c where c.tenant_id = ${tenant} and c.grain = 'MONTH' and c.facet = 'TOTAL'
        and c.dept_id = d.id and c.service_id = 0)
    order by d.sort, d.id`);
