import { randomInt } from 'node:crypto';
import { limits } from '@yizhan/contract/limits.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { hashRecoveryCode } from '../../domain/second-factor/second-factor.ts';

/** What is easily taken for something else (0 o, 1 i l) is left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < limits.recoveryCodes) codes.add(`${group()}-${group()}`);
  return [...codes];
}

/** Makes new codes in place of whatever there was. Only their hashes are kept: what is answered is seen once. */
export async function replaceRecoveryCodes(db: Db, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(secrets, userId, code));
  await removeRecoveryCodes(db, userId);
  await db.run(sql`
    insert into recovery_code (tenant_id, user_id, hash)
    select ${tenant}, ${userId}, h from unnest(${hashes}::bytea[]) h`);
  return codes;
}

const removeRecoveryCodes = (db: Db, userId: string) =>
  db.run(sql`delete from recovery_code where tenant_id = ${tenant} and user_id = ${userId}`);

export const countRecoveryCodes = async (db: Db, userId: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from recovery_code
      where tenant_id = ${tenant} and user_id = ${userId} and used_at is null`)
  ).n;
