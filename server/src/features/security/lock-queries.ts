import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const lockSession = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`
    update session set locked_at = coalesce(locked_at, ${now})
    where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null`);

export const unlockSession = async (db: Db, sessionId: string) =>
  (await db.run(sql`
    update session set locked_at = null, unlock_failures = 0
    where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null`)) === 1;
