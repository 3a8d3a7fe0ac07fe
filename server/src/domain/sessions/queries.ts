import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { departmentsAbove, identityValid } from '../users/identity-queries.ts';

type SessionOwner = { userId: string; now: Date /** The session to keep. */; except?: string | undefined };

/** Ends a person's sessions and returns them; call `publishSessionsEnded` after the commit. */
export async function endSessionsOf(db: Db, { userId, now, except }: SessionOwner): Promise<string[]> {
  const ended = await db.many<{ id: string }>(sql`
    update session set ended_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and ended_at is null
      and (${except ?? null}::bigint is null or id <> ${except ?? null}::bigint)
    returning id`);
  return ended.map((session) => session.id);
}

export const personFields = sql`${departmentsAbove} as "deptIds", u.id, u.account, u.nick_name as name, s.tenant_id as "tenantId", s.id as "sessionId", s.way,
    i.id as "identityId", i.type as "roleType", i.dept_id as "deptId", s.locked_at is not null as locked, s.view_as as "viewAs",
    coalesce((select array_agg(r.role_id::text order by r.role_id) from identity_role r
      where r.identity_id = i.id and r.tenant_id = i.tenant_id), '{}') as "roleIds",
    coalesce((select array_agg(distinct m.menu) from identity_role r
      join role_menu m on m.role_id = r.role_id and m.tenant_id = r.tenant_id
      where r.identity_id = i.id and r.tenant_id = i.tenant_id), '{}') as menus`;

/** If the school checks tickets, a session ends no later than its ticket. */
const ticketGood = (now: Date) => sql`(s.ticket_until is null or s.ticket_until > ${now})`;

export const personByAccessToken = (hash: Buffer, now: Date) => sql`
  select ${personFields}, least(t.access_until, s.ticket_until) as until
  from session_token t
  join session s on s.id = t.session_id
  join app_user u on u.id = s.user_id
  join user_identity i on i.id = s.identity_id
  where t.access_hash = ${hash} and t.access_until > ${now} and s.ended_at is null and u.status = 'active'
    and ${identityValid(now)} and ${ticketGood(now)}`;

/** A session (`s`) that its refresh token can still continue. */
export const isLiving = (now: Date) => sql`s.ended_at is null and ${ticketGood(now)}
    and exists (select 1 from session_token t where t.tenant_id = s.tenant_id and t.session_id = s.id and t.refresh_until > ${now})`;

export const livingSessions = (now: Date) => sql`
  from session s
  join app_user u on u.id = s.user_id
  join user_identity i on i.id = s.identity_id
  where u.status = 'active' and ${identityValid(now)} and ${isLiving(now)}`;

export const personBySession = (sessionId: string, now: Date) => sql`
  select ${personFields}, ${now}::timestamptz as until ${livingSessions(now)} and s.id = ${sessionId}`;

export const livingAmong = (sessionIds: readonly string[], now: Date) => sql`
  select s.id, s.locked_at is not null as locked, s.view_as is not null as viewing ${livingSessions(now)} and s.id = any(${sessionIds}::bigint[])`;
