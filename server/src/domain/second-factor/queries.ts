import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type SecondFactor = {
  /** Encrypted. */
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
};

/** A person's secret, confirmed or not. */
export const findSecondFactor = (db: Db, userId: string) =>
  db.maybe<SecondFactor>(sql`
    select secret, confirmed_at as "confirmedAt", last_step::int as "lastStep"
    from second_factor where tenant_id = ${tenant} and user_id = ${userId}`);

/** True for one caller only, even with concurrent requests for the same code. */
export const spendStep = async (db: Db, userId: string, step: number) =>
  (await db.run(sql`
    update second_factor set last_step = ${step}
    where tenant_id = ${tenant} and user_id = ${userId} and last_step < ${step}`)) === 1;

export const spendRecoveryCode = async (db: Db, userId: string, hash: Buffer, now: Date) =>
  (await db.run(sql`
    update recovery_code set used_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and hash = ${hash} and used_at is null`)) === 1;

/** Secret and recovery codes together; false if none was active. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.run(sql`delete from recovery_code where tenant_id = ${tenant} and user_id = ${userId}`);
  const removed = await db.maybe<{ on: boolean }>(sql`
    delete from second_factor where tenant_id = ${tenant} and user_id = ${userId}
    returning confirmed_at is not null as on`);
  return removed?.on ?? false;
}
