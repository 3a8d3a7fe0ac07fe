import type { PasswordStrength } from '@yizhan/contract/passwords.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import { identityValid } from '../../domain/users/identity-queries.ts';

export type Account = {
  id: string;
  account: string;
  nickName: string;
  realName: string;
  email: string;
  passwordHash: string | null;
  passwordStrength: PasswordStrength | null;
  status: 'active' | 'waiting' | 'disabled';
};

const columns = sql`id, account, nick_name as "nickName", real_name as "realName", email,
  password_hash as "passwordHash", password_strength as "passwordStrength", status`;

export const findAccount = (db: Db, account: string) =>
  db.maybe<Account>(sql`
    select ${columns} from app_user where tenant_id = ${tenant} and lower(account) = lower(${account})`);

export const getAccount = (db: Db, id: string) =>
  db.maybe<Account>(sql`select ${columns} from app_user where tenant_id = ${tenant} and id = ${id}`);

/** With `only`, that identity if valid. Otherwise `rather` if valid, then the default, then any valid one. */
export const findIdentity = (db: Db, userId: string, now: Date, filter: { only?: string; rather?: string } = {}) =>
  db.maybe<{ id: string }>(sql`
    select i.id from user_identity i
    where i.tenant_id = ${tenant} and i.user_id = ${userId} and ${identityValid(now)}
      and (${filter.only ?? null}::bigint is null or i.id = ${filter.only ?? null}::bigint)
    order by i.id is not distinct from ${filter.rather ?? null}::bigint desc, i.is_default desc, i.id limit 1`);

type NewPassword = { hash: string; strength: PasswordStrength };

export const setPassword = (db: Db, userId: string, { hash, strength }: NewPassword, now: Date) =>
  db.run(sql`
    update app_user set password_hash = ${hash}, password_strength = ${strength}, updated_at = ${now}, version = version + 1,
      status = case status when 'waiting' then 'active' else status end
    where tenant_id = ${tenant} and id = ${userId}`);

/** Somebody who never had a password comes in by the central login: it answers for them. False for all others. */
export const activateWaiting = async (db: Db, userId: string, now: Date) =>
  (await db.run(sql`
    update app_user set status = 'active', updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${userId} and status = 'waiting'`)) > 0;

/** What is stored of the same password, unless it was changed meanwhile. */
export const renewPassword = (db: Db, userId: string, from: string, { hash, strength }: NewPassword) =>
  db.run(sql`
    update app_user set password_hash = ${hash}, password_strength = ${strength}
    where tenant_id = ${tenant} and id = ${userId} and password_hash = ${from}`);

export const hasAdministrator = async (db: Db, now: Date) => {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select 1 from role r
      join identity_role ir on ir.role_id = r.id and ir.tenant_id = r.tenant_id
      join user_identity i on i.id = ir.identity_id and i.tenant_id = r.tenant_id
      join app_user u on u.id = i.user_id and u.tenant_id = r.tenant_id
      where r.tenant_id = ${tenant} and r.code = ${SCHOOL_ADMINISTRATOR} and u.status = 'active' and ${identityValid(now)}
    ) as found`);
  return found;
};
