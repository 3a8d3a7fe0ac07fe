import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Stores an unconfirmed secret, replacing an earlier unconfirmed one. Returns false if a factor is already active. */
export const beginFactor = async (db: Db, userId: string, sealed: string) =>
  (await db.run(sql`
    insert into second_factor (tenant_id, user_id, secret) values (${tenant}, ${userId}, ${sealed})
    on conflict (tenant_id, user_id) do update set secret = excluded.secret, last_step = 0
    where second_factor.confirmed_at is null`)) === 1;

type ConfirmedFactor = { userId: string; sealed: string; step: number; now: Date };

/** Confirms only the secret the code was made from, and only once. */
export const confirmFactor = async (db: Db, { userId, sealed, step, now }: ConfirmedFactor) =>
  (await db.run(sql`
    update second_factor set confirmed_at = ${now}, last_step = ${step}
    where tenant_id = ${tenant} and user_id = ${userId} and secret = ${sealed} and confirmed_at is null`)) === 1;

export const removeRecoveryCodes = (db: Db, userId: string) =>
  db.run(sql`delete from recovery_code where tenant_id = ${tenant} and user_id = ${userId}`);

export const countRecoveryCodes = async (db: Db, userId: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from recovery_code
      where tenant_id = ${tenant} and user_id = ${userId} and used_at is null`)
  ).n;

export const insertRecoveryCodes = (db: Db, userId: string, hashes: readonly Buffer[]) =>
  db.run(sql`
    insert into recovery_code (tenant_id, user_id, hash)
    select ${tenant}, ${userId}, h from unnest(${hashes}::bytea[]) h`);
