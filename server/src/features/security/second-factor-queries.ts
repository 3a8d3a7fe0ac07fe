import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** A secret still to be confirmed takes the place of an earlier one; false when one is in use already. */
export const beginFactor = async (db: Db, userId: string, sealed: string) =>
  (await db.run(sql`
    insert into second_factor (tenant_id, user_id, secret) values (${tenant}, ${userId}, ${sealed})
    on conflict (tenant_id, user_id) do update set secret = excluded.secret, last_step = 0
    where second_factor.confirmed_at is null`)) === 1;

type Confirmed = { userId: string; sealed: string; step: number; now: Date };

/** Only the secret the code was made from, and only once. */
export const confirmFactor = async (db: Db, { userId, sealed, step, now }: Confirmed) =>
  (await db.run(sql`
    update second_factor set confirmed_at = ${now}, last_step = ${step}
    where tenant_id = ${tenant} and user_id = ${userId} and secret = ${sealed} and confirmed_at is null`)) === 1;
