import type { Secrets } from '../../common/secrets.ts';
import { matchingStep } from '../../common/totp.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type SecondFactor = {
  /** Sealed. */
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
};

/** A person's secret, confirmed or not. */
export const findSecondFactor = (db: Db, userId: string) =>
  db.maybe<SecondFactor>(sql`
    select secret, confirmed_at as "confirmedAt", last_step::int as "lastStep"
    from second_factor where tenant_id = ${tenant} and user_id = ${userId}`);

/** As people type them: with spaces, dashes, capitals or the wide digits of a Chinese keyboard. */
export const typedCode = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Keyed, because a recovery code is short enough to be tried out against a plain hash. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string) =>
  Buffer.from(secrets.sign('recoveryCode', `${userId} ${typedCode(code)}`), 'base64url');

/** True for one caller only, however many bring the same code. */
const spendStep = async (db: Db, userId: string, step: number) =>
  (await db.run(sql`
    update second_factor set last_step = ${step}
    where tenant_id = ${tenant} and user_id = ${userId} and last_step < ${step}`)) === 1;

const spendRecoveryCode = async (db: Db, userId: string, hash: Buffer, now: Date) =>
  (await db.run(sql`
    update recovery_code set used_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and hash = ${hash} and used_at is null`)) === 1;

type Given = { userId: string; code: string; now: Date };

/** Takes a code of the app or a recovery code; either works once. */
export async function spendCode(db: Db, secrets: Secrets, { userId, code, now }: Given): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor?.confirmedAt) return false;
  const typed = typedCode(code);
  const step = matchingStep(secrets.open('secondFactor', factor.secret), typed, now, factor.lastStep);
  if (step !== undefined) return spendStep(db, userId, step);
  return spendRecoveryCode(db, userId, hashRecoveryCode(secrets, userId, typed), now);
}

/** Secret and recovery codes together; false where there was nothing in use. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.run(sql`delete from recovery_code where tenant_id = ${tenant} and user_id = ${userId}`);
  const removed = await db.maybe<{ on: boolean }>(sql`
    delete from second_factor where tenant_id = ${tenant} and user_id = ${userId}
    returning confirmed_at is not null as on`);
  return removed?.on ?? false;
}
