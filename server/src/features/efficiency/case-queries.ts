import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { Lamp } from '@yizhan/contract/efficiency-kinds.ts';
import type { SupervisedCase } from '@yizhan/contract/entities/efficiency.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { type LampClock, lampAt, ofDept } from '../../domain/efficiency/lamp-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import type { Person } from '../../person.ts';
import { answersFor, inReach } from './reach-queries.ts';

/** `clock` and `person`: at what time, and for whom. */
export type CaseReader = { clock: LampClock; person: Person };
type CaseFilter = DaySpan & { deptId: string; serviceId?: string | undefined; lamp?: Lamp | undefined };

const supervised = ({ clock, person }: CaseReader, { from, to, deptId, serviceId, lamp }: CaseFilter): Sql => sql`
  efficiency_case e where e.tenant_id = ${tenant} and ${inReach(person, sql`e.dept_id`)} ${ofDept(deptId)}
    ${serviceId ? sql`and e.service_id = ${serviceId}` : nothing}
    ${
      lamp
        ? sql`and e.is_open and ${lampAt(clock)} = ${lamp}`
        : sql`and (e.accepted_day between ${from}::date and ${to}::date or e.finished_day between ${from}::date and ${to}::date)`
    }`;

export const countCases = async (db: Db, reader: CaseReader, filter: CaseFilter): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from ${supervised(reader, filter)}`)).n;

export const caseNumberOf = sql`coalesce(nullif(f.instance_id, ''), f.source_id)`;

/** Our own applicant's to-do names the step; another system's newest log does. */
const currentStep = sql`case when not p.is_open then '' when f.source_app = ${OWN_CASES} then coalesce((
    select t.node_name from todo t where t.tenant_id = ${tenant} and t.source_app = ${OWN_CASES} and t.source_id = f.source_id
      and t.category = 'STARTED' limit 1), '')
  else coalesce((
    select l.node from foreign_case_log l
    where l.tenant_id = ${tenant} and l.source_app = f.source_app and l.instance_id = ${caseNumberOf}
    order by l.at desc, l.id desc limit 1), '') end`;

/** A case `f` of which `p` has the counted part and the lamp. */
const caseFields = ({ position }: LampClock) => sql`
  f.id::text as id, ${caseNumberOf} as "caseNumber", f.source_app as "sourceApp",
  coalesce((select c.name from api_client c where c.tenant_id = ${tenant} and c.app_id = f.source_app), '') as "sourceName",
  s.id::text as "serviceId",
  s.name as "serviceName", coalesce(d.name, '') as "deptName", f.channel, f.status, ${currentStep} as "currentStep",
  ${toWireTimeSql(sql`f.accepted_at`)} as "acceptedAt", ${toWireTimeSql(sql`f.finished_at`)} as "finishedAt",
  ${toWireTimeSql(sql`f.promise_at`)} as "promiseAt",
  (coalesce(p.work_sec, greatest(${position}::bigint - p.clock_from - f.paused_sec, 0)) / 3600)::float8 as hours,
  case when p.is_open then round((p.clock_due - ${position}::bigint) / 3600.0, 1)::float8 end as "hoursLeft", p.lamp,
  exists (select from lamp_explanation x where x.tenant_id = ${tenant} and x.fact_id = f.id) as "isExplained",
  exists (select from supervision_order o where o.tenant_id = ${tenant} and o.fact_id = f.id and o.state <> 'CLOSED') as "hasOrder"`;
const joined = sql`
  join case_fact f on f.tenant_id = ${tenant} and f.id = p.fact_id
  join service s on s.tenant_id = ${tenant} and s.id = p.service_id
  left join dept d on d.tenant_id = ${tenant} and d.id = p.dept_id`;
const lamp = (clock: LampClock) => sql`case when e.is_open then ${lampAt(clock)} end as lamp`;

type Page = { limit: number; offset: number };

/** What is due soonest comes first, then the newest. */
export const listCases = (db: Db, reader: CaseReader, filter: CaseFilter, { limit, offset }: Page) =>
  db.many<SupervisedCase>(sql`
    select ${caseFields(reader.clock)}
    from (select e.*, ${lamp(reader.clock)} from ${supervised(reader, filter)}
      order by e.is_open desc, case when e.is_open then e.promise_at end, e.accepted_day desc, e.fact_id
      limit ${limit} offset ${offset}) p
    ${joined}
    order by p.is_open desc, case when p.is_open then p.promise_at end, p.accepted_day desc, p.fact_id`);

export type FoundCase = SupervisedCase & {
  deptId: string | null;
  sourceId: string;
  /** The person belongs to the department that answers for it. */
  isOwn: boolean;
};

export const findSupervised = (db: Db, { clock, person }: CaseReader, id: string) =>
  db.maybe<FoundCase>(sql`
    select ${caseFields(clock)}, d.id::text as "deptId", f.source_id as "sourceId", ${answersFor(person, sql`p.dept_id`)} as "isOwn"
    from (select e.*, ${lamp(clock)} from efficiency_case e
      where e.tenant_id = ${tenant} and e.fact_id = ${id} and ${inReach(person, sql`e.dept_id`)}) p
    ${joined}`);

export const listForeignSteps = (db: Db, sourceApp: string, instanceId: string) =>
  db.many<{ node: string; action: string; handler: string; at: Date }>(sql`
    select node, action, handler, at from foreign_case_log
    where tenant_id = ${tenant} and source_app = ${sourceApp} and instance_id = ${instanceId} order by at, id`);

/** The departments whose cases the person may read. */
export const listReachable = async (db: Db, person: Person): Promise<Set<string>> => {
  const rows = await db.many<{ id: string }>(
    sql`select d.id::text as id from dept d where d.tenant_id = ${tenant} and ${inReach(person, sql`d.id`)}`,
  );
  return new Set(rows.map(({ id }) => id));
};

export const findExplanation = (db: Db, factId: string) =>
  db.maybe<{ text: string; by: string; at: string }>(sql`
    select x.text, coalesce(u.real_name, '') as by, ${toWireTimeSql(sql`x.at`)} as at
    from lamp_explanation x left join app_user u on u.tenant_id = ${tenant} and u.id = x.user_id
    where x.tenant_id = ${tenant} and x.fact_id = ${factId}`);

export const writeExplanation = (db: Db, x: { factId: string; userId: string; text: string; now: Date }) =>
  db.run(sql`
    insert into lamp_explanation (tenant_id, fact_id, user_id, text, at)
    values (${tenant}, ${x.factId}, ${x.userId}, ${x.text}, ${x.now})
    on conflict (tenant_id, fact_id) do update set user_id = excluded.user_id, text = excluded.text, at = excluded.at`);
