import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';

/** From when a lamp is yellow, and where the working clock stands. */
export type LampClock = { now: Date; position: number; yellowPercent: number; yellowSec: number };
export type Lamps = { green: number; yellow: number; red: number };

const isRed = ({ now }: LampClock) => sql`e.promise_at < ${now}::timestamptz`;
/** No more than so long, or than this share of the promised time, is left of a promise that is not over. */
const isYellow = ({ now, position, yellowPercent, yellowSec }: LampClock) => sql`(e.promise_at >= ${now}::timestamptz
  and (e.clock_due <= ${position + yellowSec}::bigint
    or e.clock_due * ${100 - yellowPercent}::bigint + e.clock_from * ${yellowPercent}::bigint <= ${position * 100}::bigint))`;

/** The lamp of an open case `e` (an SQL expression). */
export const lampAt = (clock: LampClock) =>
  sql`case when ${isRed(clock)} then 'RED' when ${isYellow(clock)} then 'YELLOW' else 'GREEN' end`;

export const ofDept = (deptId: string) => (deptId === '0' ? nothing : sql`and e.dept_id = ${deptId}`);

const lamps = (clock: LampClock) => sql`
  count(*) as cases, count(*) filter (where ${isRed(clock)}) as red, count(*) filter (where ${isYellow(clock)}) as yellow`;
const counted = sql`sum(l.cases - l.yellow - l.red)::float8 as green, sum(l.yellow)::float8 as yellow, sum(l.red)::float8 as red`;

/** Open cases of each department by lamp: in the order of the index, which holds all that is read. */
export const countLamps = (db: Db, clock: LampClock, deptId: string) =>
  db.many<Lamps & { deptId: string | null; name: string }>(sql`
    select d.id::text as "deptId", coalesce(d.name, '') as name, ${counted}
    from (select e.dept_id, ${lamps(clock)} from efficiency_case e
      where e.tenant_id = ${tenant} and e.is_open ${ofDept(deptId)} group by e.dept_id) l
    left join dept d on d.tenant_id = ${tenant} and d.id = l.dept_id group by d.id, d.name order by d.name, d.id`);

/** Open cases of each service of a department by lamp. */
export const countServiceLamps = (db: Db, clock: LampClock, deptId: string) =>
  db.many<Lamps & { id: string; name: string }>(sql`
    select s.id::text as id, s.name, ${counted}
    from (select e.service_id, ${lamps(clock)} from efficiency_case e
      where e.tenant_id = ${tenant} and e.is_open ${ofDept(deptId)} group by e.service_id) l
    join service s on s.tenant_id = ${tenant} and s.id = l.service_id group by s.id, s.name`);
