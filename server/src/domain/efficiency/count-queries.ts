import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { CountSpan, HourCount } from './rules.ts';

type Facet = 'TOTAL' | 'CHANNEL' | 'DURATION' | 'HEAT' | 'SCORE' | 'LABEL';
/** Which counts: of these spans, of the whole school (0), one department or each. */
export type Scope = { spans: readonly CountSpan[]; deptId: string; serviceId?: string };

const one = (column: Sql, value: string) =>
  value === 'each' ? sql`${column} <> 0` : sql`${column} = ${value}::bigint`;

/** The counts `c` of a scope. */
export const countsIn = (facet: Facet, { spans, deptId, serviceId = '0' }: Scope) => sql`
  unnest(${spans.map(({ grain }) => grain)}::text[], ${spans.map(({ from }) => from)}::date[],
    ${spans.map(({ to }) => to)}::date[]) as span(grain, begins, ends)
  join efficiency_count c on c.tenant_id = ${tenant} and c.grain = span.grain and c.facet = ${facet}
    and c.starts between span.begins and span.ends and ${one(sql`c.dept_id`, deptId)} and ${one(sql`c.service_id`, serviceId)}`;

/** How many cases took how many whole working hours. */
export const sumHours = (db: Db, scope: Scope) =>
  db.many<HourCount>(sql`
    select c.key::int as hours, sum(c.finished)::float8 as count from ${countsIn('DURATION', scope)} group by c.key`);
