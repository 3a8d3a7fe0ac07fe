import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { ClockDay } from '../../common/working-clock.ts';
import { join, type Sql, sql } from '../../db/sql.ts';

const SHANGHAI = sql`'Asia/Shanghai'`;
/** The day and the hour of a time (an SQL expression). */
export const dayOn = (column: Sql) => sql`(${column} at time zone ${SHANGHAI})::date`;
export const hourOn = (column: Sql) => sql`extract(hour from ${column} at time zone ${SHANGHAI})`;

/** The days of the working clock as a table of the statement. */
export const clockTable = (days: readonly ClockDay[]) => sql`clock as materialized (
  select c.* from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ before }) => before)}::bigint[],
    ${days.map(({ works }) => works)}::bool[]) as c(day, before, works))`;

const second = (column: Sql) =>
  sql`extract(epoch from date_trunc('second', ${column} at time zone ${SHANGHAI})::time)::int`;
const officeSeconds = (column: Sql) =>
  join(
    efficiencyLimits.officeHours.map(
      ({ from, to }) => sql`least(greatest(${second(column)} - ${from * 3600}::int, 0), ${(to - from) * 3600}::int)`,
    ),
    sql` + `,
  );
/** Where the clock stands at a time, by the row of its day; outside the days of the clock at its beginning. */
export const positionOf = (column: Sql, clock: Sql) =>
  sql`coalesce(${clock}.before + case when ${clock}.works then ${officeSeconds(column)} else 0 end, 0)`;
