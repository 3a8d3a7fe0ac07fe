import type { ServiceState } from '@yizhan/contract/entities/service.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { stateAt } from '../../domain/services/queries.ts';

/** Locks until the visit is written, so that of two concurrent clicks the second finds the first. */
export const lockService = (db: Db, id: string, usable: Sql, now: Date) =>
  db.maybe<{ state: ServiceState }>(sql`
    select ${stateAt(sql`${now}::timestamptz`)} as state from service s
    where s.tenant_id = ${tenant} and s.id = ${id} and ${usable} for update`);

export const visitedSince = async (db: Db, serviceId: string, userId: string, since: Date) =>
  (await db.maybe(sql`
    select 1 from visit_log
    where tenant_id = ${tenant} and user_id = ${userId} and service_id = ${serviceId} and at > ${since} limit 1`)) !==
  undefined;

type Visit = {
  serviceId: string;
  userId: string | null;
  at: Date;
  day: string;
  identityType: number;
  deptId: string | null;
};

/** Writes the log, the daily count and the service's own count: all three or none. */
export const writeVisit = (db: Db, { serviceId, userId, at, day, identityType, deptId }: Visit) =>
  db.run(sql`
    with logged as (
      insert into visit_log (tenant_id, service_id, user_id, at) values (${tenant}, ${serviceId}, ${userId}, ${at})
    ), counted as (
      insert into service_day (tenant_id, day, service_id, identity_type, dept_id, visits)
      values (${tenant}, ${day}, ${serviceId}, ${identityType}, ${deptId ?? '0'}, 1)
      on conflict (tenant_id, day, service_id, identity_type, dept_id) do update set visits = service_day.visits + 1
    )
    update service set visit_times = visit_times + 1 where tenant_id = ${tenant} and id = ${serviceId}`);
