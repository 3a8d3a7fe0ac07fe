import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const findOwner = (db: Db, userId: string) =>
  db.maybe<{ name: string; account: string }>(sql`
    select real_name as name, account from app_user where tenant_id = ${tenant} and id = ${userId}`);

/** The job that prepares this person's file: there is one at a time. */
export const findRunningJob = (db: Db, userId: string) =>
  db.maybe<{ id: string }>(sql`
    select id from job
    where tenant_id = ${tenant} and kind = 'ownData' and owner_id = ${userId} and state = 'running'
    order by id desc limit 1`);
