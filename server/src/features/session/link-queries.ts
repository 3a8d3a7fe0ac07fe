import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { LinkKind } from '../../domain/one-time-links/one-time-links.ts';
import { PLATFORM_ADMINISTRATOR, SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import { DEFAULT_TENANT } from '../../domain/tenants/tenants.ts';
import { nameSounds } from '../../domain/users/name-sounds.ts';

type Link = { kind: LinkKind; userId: string | null; account: string; name: string };

export const findLink = (db: Db, code: string, now: Date) =>
  db.maybe<Link>(sql`
    select l.kind, l.user_id as "userId", coalesce(u.account, '') as account, coalesce(u.real_name, '') as name
    from one_time_link l left join app_user u on u.id = l.user_id and u.tenant_id = l.tenant_id
    where l.tenant_id = ${tenant} and l.hash = ${hashToken(code)} and l.used_at is null and l.until > ${now}
      and (l.kind = 'first' or u.status <> 'disabled')`);

/** Returns true for one caller only. */
export const consumeLink = async (db: Db, code: string, now: Date) =>
  (await db.run(sql`
    update one_time_link set used_at = ${now}
    where tenant_id = ${tenant} and hash = ${hashToken(code)} and used_at is null and until > ${now}`)) === 1;

/** A new password revokes every other link to set one. */
export const revokeLinksOf = (db: Db, userId: string, now: Date) =>
  db.run(sql`
    update one_time_link set used_at = ${now} where tenant_id = ${tenant} and user_id = ${userId} and used_at is null`);

/** Serialises the use of links for the first administrator. */
export const lockFirst = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtext('first ' || ${tenant}::text))`);

export async function insertAdministrator(
  db: Db,
  { account, name, hash }: { account: string; name: string; hash: string },
) {
  const row = await db.maybe<{ id: string }>(sql`
    with person as (
      insert into app_user (tenant_id, account, nick_name, real_name, sounds, password_hash)
      values (${tenant}, ${account}, ${name}, ${name}, ${nameSounds(name)}, ${hash}) on conflict do nothing returning id
    ), staff as (
      insert into user_identity (tenant_id, user_id, type, is_default)
      select ${tenant}, id, ${identityTypes.staff}, true from person returning id
    ), held as (
      insert into identity_role (tenant_id, identity_id, role_id)
      select ${tenant}, staff.id, role.id from staff, role
      where role.tenant_id = ${tenant} and (role.code = ${SCHOOL_ADMINISTRATOR}
        or role.code = ${PLATFORM_ADMINISTRATOR} and role.tenant_id = ${DEFAULT_TENANT})
    )
    select id from person`);
  return row?.id;
}

/** Prevents anybody who knows an account from flooding its mailbox. */
export async function isJustSent(db: Db, userId: string, kind: LinkKind, now: Date) {
  const since = new Date(
    now.getTime() + signInLimits.linkMinutes[kind] * 60_000 - signInLimits.linkResendSeconds * 1000,
  );
  const link = await db.maybe(sql`
    select 1 from one_time_link
    where tenant_id = ${tenant} and user_id = ${userId} and kind = ${kind} and until > ${since} limit 1`);
  return link !== undefined;
}
