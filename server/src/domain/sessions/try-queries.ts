import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Counts an attempt before the password is checked, one at a time. Returns nothing if the session has ended. */
export const countTry = async (db: Db, sessionId: string) =>
  (
    await db.maybe<{ tries: number }>(sql`
      update session set unlock_failures = unlock_failures + 1
      where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null returning unlock_failures as tries`)
  )?.tries;

export const resetTries = (db: Db, sessionId: string) =>
  db.run(sql`update session set unlock_failures = 0 where tenant_id = ${tenant} and id = ${sessionId}`);

export const endSession = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`
    update session set ended_at = ${now} where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null`);
