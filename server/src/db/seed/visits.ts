import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { namedPeople } from './demo/accounts.ts';
import { dayCounts, loggedVisits, OTHERS, type Visitor } from './demo/visits.ts';

/** Visits of services over the last months; run after people and services. */
export async function seedVisits(db: Db, now: Date): Promise<void> {
  for (const rows of batches(dayCounts(now)))
    await db.run(sql`
      insert into service_day (tenant_id, day, service_id, identity_type, dept_id, visits)
      select ${tenant}, v.day, s.id, v.type, coalesce(d.id, 0), v.visits
      from unnest(${rows.map((v) => v.day)}::date[], ${rows.map((v) => v.service)}::text[],
        ${rows.map((v) => v.identityType)}::int[], ${rows.map((v) => v.department)}::text[],
        ${rows.map((v) => v.visits)}::int[]) as v(day, code, type, dept, visits)
      join service s on s.tenant_id = ${tenant} and s.code = v.code
      left join dept d on d.tenant_id = ${tenant} and d.code = v.dept
      on conflict do nothing`);
  for (const rows of batches(loggedVisits(now, await visitorsOf(db))))
    await db.run(sql`
      insert into visit_log (tenant_id, service_id, user_id, at)
      select ${tenant}, s.id, u.id, v.at
      from unnest(${rows.map((v) => v.service)}::text[], ${rows.map((v) => v.account)}::text[],
        ${rows.map((v) => v.at)}::timestamptz[]) as v(code, account, at)
      join service s on s.tenant_id = ${tenant} and s.code = v.code
      join app_user u on u.tenant_id = ${tenant} and u.account = v.account`);
}

const named = namedPeople.map(({ account }) => account);

/** Everybody in the README, and some others, with their default identity. */
const visitorsOf = (db: Db) =>
  db.many<Visitor>(sql`
    select u.account, i.type as "identityType", coalesce((
      select array_agg(r.code) from identity_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
      where g.tenant_id = ${tenant} and g.identity_id = i.id), '{}') as roles, coalesce((
      select d.code from dept d where d.tenant_id = ${tenant} and d.id = i.dept_id), '') as department
    from app_user u join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
    where u.tenant_id = ${tenant}
    order by u.account = any(${named}::text[]) desc, u.id limit ${named.length + OTHERS}`);

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / jobLimits.batchRows) }, (_, at) =>
    rows.slice(at * jobLimits.batchRows, (at + 1) * jobLimits.batchRows),
  );
