import type { Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { handsOver, isCurrent } from '../absences/queries.ts';
import { identityValid } from '../users/identity-queries.ts';

/** Deeper than any school's structure; stops the recursion if departments form a cycle. */
const FLOORS = 20;

const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);

const above = (deptId: string | null) => sql`
  above as (
    select id, parent_id, leader, 0 as floor from dept where tenant_id = ${tenant} and id = ${deptId}::bigint
    union
    select d.id, d.parent_id, d.leader, a.floor + 1 from dept d join above a on d.id = a.parent_id
    where d.tenant_id = ${tenant} and a.floor < ${FLOORS}
  )`;

const holders = (roleId: string, now: Date) => sql`
  app_user u
  join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and ${identityValid(now)}
  join identity_role r on r.tenant_id = u.tenant_id and r.identity_id = i.id and r.role_id = ${roleId}
  where u.tenant_id = ${tenant} and u.status = 'active'`;

export const listRoleHolders = (db: Reader, roleId: string, now: Date) =>
  ids(db.many(sql`select distinct u.id::text from ${holders(roleId, now)} order by 1`));

/** Who has the role in a department, else in the nearest one above it. */
export const listNearestHolders = (db: Reader, roleId: string, deptId: string | null, now: Date) =>
  ids(
    db.many(sql`
      with recursive ${above(deptId)}, near as (
        select u.id, min(a.floor) as floor from above a
        join lateral (select u.id, i.dept_id from ${holders(roleId, now)} and i.dept_id = a.id) u on true
        group by u.id
      )
      select id::text from near where floor = (select min(floor) from near) order by 1`),
  );

/** The head so many levels above a department; where a department has none, that of the next one above. */
export const listHeads = (db: Reader, deptId: string | null, levelsUp: number, now: Date) =>
  ids(
    db.many(sql`
      with recursive ${above(deptId)}, heads as (
        select u.id, a.floor from above a
        join app_user u on u.tenant_id = ${tenant} and u.real_name = a.leader and u.status = 'active'
        join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.dept_id = a.id and ${identityValid(now)}
        where a.leader <> '' and a.floor >= ${levelsUp}
      )
      select distinct id::text from heads where floor = (select min(floor) from heads) order by 1`),
  );

type OfCase = { processId: string | null; applicantId: string };

/**
 * The A post of a duty item, by name within its department; the B post while A is absent from this process, but not for
 * an application of their own.
 */
export const listPostHolders = (db: Reader, dutyItemId: string, { processId, applicantId }: OfCase, now: Date) =>
  ids(
    db.many(sql`
      with posts as (
        select r.content ->> 'ownerA' as a, r.content ->> 'ownerB' as b, i.dept_id from duty_item i
        join publication p on p.tenant_id = i.tenant_id and p.id = i.id
        join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
        where i.tenant_id = ${tenant} and i.id = ${dutyItemId}
      ), people as (
        select distinct u.id, u.real_name = p.b and u.real_name <> p.a as is_second, exists (
          select from absence a where a.tenant_id = ${tenant} and a.user_id = u.id and ${isCurrent(now)}
            and ${handsOver(sql`${processId}::bigint`)}) as is_away
        from posts p
        join user_identity i on i.tenant_id = ${tenant} and i.dept_id = p.dept_id and ${identityValid(now)}
        join app_user u on u.tenant_id = ${tenant} and u.id = i.user_id and u.status = 'active'
          and u.real_name in (p.a, p.b)
      )
      select id::text from people
      where is_second = not exists (select from people x where not x.is_second and not x.is_away)
        and not (is_second and id = ${applicantId}) order by 1`),
  );

/** The department of a person's first valid identity. */
export const findDeptOf = async (db: Reader, userId: string, now: Date) =>
  (
    await db.maybe<{ id: string }>(sql`
      select i.dept_id::text as id from user_identity i
      where i.tenant_id = ${tenant} and i.user_id = ${userId} and i.dept_id is not null and ${identityValid(now)}
      order by i.is_default desc, i.id limit 1`)
  )?.id ?? null;
