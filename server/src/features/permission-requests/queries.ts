import type { OwnRequest, RequestRow, RequestState } from '@yizhan/contract/entities/permission-request.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export const findOwn = (db: Db, userId: string, menu: Menu) =>
  db.maybe<OwnRequest>(sql`
    select r.id, r.state, r.reason, ${toWireTimeSql(sql`r.created_at`)} as "createdAt", r.answer,
      coalesce(u.nick_name, '') as "decidedBy"
    from permission_request r left join app_user u on u.tenant_id = ${tenant} and u.id = r.decided_by
    where r.tenant_id = ${tenant} and r.user_id = ${userId} and r.menu = ${menu} order by r.id desc limit 1`);

export async function countPending(db: Db, userId: string): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from permission_request
    where tenant_id = ${tenant} and user_id = ${userId} and state = 'PENDING'`);
  return n;
}

type NewRequest = { userId: string; identityId: string; menu: Menu; reason: string; now: Date };

export const insertRequest = (db: Db, { userId, identityId, menu, reason, now }: NewRequest) =>
  db.one<{ id: string }>(sql`
    insert into permission_request (tenant_id, user_id, identity_id, menu, reason, created_at)
    values (${tenant}, ${userId}, ${identityId}, ${menu}, ${reason}, ${now}) returning id`);

export type LockedRequest = { userId: string; identityId: string; menu: Menu; state: RequestState; userName: string };

/** Of two people who answer at once the second finds it answered. */
export const lockRequest = (db: Db, id: string) =>
  db.maybe<LockedRequest>(sql`
    select r.user_id as "userId", r.identity_id as "identityId", r.menu, r.state, u.nick_name as "userName"
    from permission_request r join app_user u on u.tenant_id = ${tenant} and u.id = r.user_id
    where r.tenant_id = ${tenant} and r.id = ${id} for update of r`);

type Decision = { id: string; state: RequestState; answer: string; roleId?: string; by: string; now: Date };

export const decide = (db: Db, { id, state, answer, roleId, by, now }: Decision) =>
  db.run(sql`
    update permission_request set state = ${state}, answer = ${answer}, role_id = ${roleId ?? null}, decided_by = ${by},
      decided_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

export type StoredRequest = Omit<RequestRow, 'roles'> & { total: number };

/** Those that wait first, the oldest of them on top; then the newest answers. */
export const listRequests = (
  db: Db,
  { state, limit, offset }: { state: RequestState | undefined; limit: number; offset: number },
) =>
  db.many<StoredRequest>(sql`
    select r.id, r.menu, coalesce(nullif(u.real_name, ''), u.nick_name) as "userName", u.account,
      coalesce(t.value, '') as "identityName", coalesce(d.name, '') as "deptName", r.reason, r.state,
      ${toWireTimeSql(sql`r.created_at`)} as "createdAt", r.answer, coalesce(b.nick_name, '') as "decidedBy",
      ${toWireTimeSql(sql`r.decided_at`)} as "decidedAt", count(*) over ()::int as total
    from permission_request r
    join app_user u on u.tenant_id = ${tenant} and u.id = r.user_id
    left join user_identity i on i.tenant_id = ${tenant} and i.id = r.identity_id
    left join dept d on d.tenant_id = ${tenant} and d.id = i.dept_id
    left join dict k on k.tenant_id = ${tenant} and k.code = 'identityType'
    left join dict_item t on t.tenant_id = ${tenant} and t.dict_id = k.id and t.key = i.type::text
    left join app_user b on b.tenant_id = ${tenant} and b.id = r.decided_by
    where r.tenant_id = ${tenant} and (${state ?? null}::text is null or r.state = ${state ?? null})
    order by r.state = 'PENDING' desc, case when r.state = 'PENDING' then r.id end, r.id desc
    limit ${limit} offset ${offset}`);

export type RoleOfMenu = { id: string; code: string; name: string; menus: string[] };

/** The roles that hold any of these entries, with all they hold. */
export const listRolesWith = (db: Db, menus: readonly string[]) =>
  db.many<RoleOfMenu>(sql`
    select r.id, r.code, r.name, array_agg(m.menu) as menus
    from role r join role_menu m on m.tenant_id = ${tenant} and m.role_id = r.id
    where r.tenant_id = ${tenant}
    group by r.id having array_agg(m.menu) && ${menus}::text[]
    order by count(*), r.id`);

/** False: the identity is no more. */
export const giveRole = async (db: Db, identityId: string, roleId: string) =>
  (
    await db.many(sql`
      insert into identity_role (tenant_id, identity_id, role_id)
      select ${tenant}, i.id, ${roleId}::bigint from user_identity i where i.tenant_id = ${tenant} and i.id = ${identityId}
      on conflict (identity_id, role_id) do update set role_id = excluded.role_id returning role_id`)
  ).length > 0;
