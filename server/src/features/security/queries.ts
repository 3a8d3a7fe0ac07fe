import type { Binding, Device, SignInEntry } from '@yizhan/contract/entities/security.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import type { PasswordStrength } from '@yizhan/contract/passwords.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { isLiving } from '../../domain/sessions/queries.ts';

type Own = { userId: string; now: Date };

const ownLiving = ({ userId, now }: Own) => sql`s.tenant_id = ${tenant} and s.user_id = ${userId} and ${isLiving(now)}`;

export const listDevices = (db: Db, own: Own & { sessionId: string }) =>
  db.many<Device>(sql`
    select s.id, s.way, s.ip, s.user_agent as "userAgent", ${toWireTimeSql(sql`s.created_at`)} as "signedInAt",
      ${toWireTimeSql(sql`s.last_seen_at`)} as "lastSeenAt", s.id = ${own.sessionId} as current, s.locked_at is not null as locked
    from session s where ${ownLiving(own)}
    order by s.last_seen_at desc, s.id desc limit ${requestLimits.maxPageSize}`);

export const countOtherDevices = async (db: Db, own: Own & { sessionId: string }) =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int as n from session s where ${ownLiving(own)} and s.id <> ${own.sessionId}`,
    )
  ).n;

/** Ends one of the person's own sessions. Returns false if it does not exist. */
export const endOwnSession = async (db: Db, own: Own & { sessionId: string }) =>
  (await db.run(sql`
    update session s set ended_at = ${own.now} where ${ownLiving(own)} and s.id = ${own.sessionId}`)) === 1;

type Page = { userId: string; current: number; size: number };

export async function listSignIns(db: Db, { userId, current, size }: Page) {
  const own = sql`tenant_id = ${tenant} and user_id = ${userId}`;
  const records = await db.many<SignInEntry>(sql`
    select id, ${toWireTimeSql(sql`at`)} as at, way, ok, ip, user_agent as "userAgent" from sign_in_log where ${own}
    order by sign_in_log.at desc, id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from sign_in_log where ${own}`);
  return { records, total, current, size };
}

export const listBindings = (db: Db, userId: string) =>
  db.many<Pick<Binding, 'id' | 'kind' | 'boundAt'> & { outerId: string }>(sql`
    select id, kind, outer_id as "outerId", ${toWireTimeSql(sql`created_at`)} as "boundAt" from user_binding
    where tenant_id = ${tenant} and user_id = ${userId} order by id`);

/** Whoever set it: its owner inside the portal, or by a link. */
export const findPassword = (db: Db, userId: string) =>
  db.one<{ changedAt: string | null; strength: PasswordStrength | null }>(sql`
    select u.password_strength as strength, (
      select ${toWireTimeSql(sql`max(a.at)`)} from audit_log a
      where a.tenant_id = ${tenant} and a.entity = 'user' and a.entity_id = ${userId}
        and a.action in ('changePassword', 'setPassword')) as "changedAt"
    from app_user u where u.tenant_id = ${tenant} and u.id = ${userId}`);

export const removeBinding = (db: Db, userId: string, id: string) =>
  db.maybe<{ kind: string }>(sql`
    delete from user_binding where tenant_id = ${tenant} and user_id = ${userId} and id = ${id} returning kind`);

export const getPasswordHash = async (db: Db, userId: string) =>
  (
    await db.maybe<{ hash: string | null }>(
      sql`select password_hash as hash from app_user where tenant_id = ${tenant} and id = ${userId}`,
    )
  )?.hash;
