import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

/** The password hashes of some accounts: the demo campus shares one hash. */
export const listPasswordHashes = (db: Db, accounts: readonly string[]) =>
  db.many<{ hash: string; accounts: string[] }>(sql`
    select password_hash as hash, array_agg(account) as accounts from app_user
    where tenant_id = ${tenant} and account = any(${accounts}) and password_hash is not null
    group by password_hash`);
