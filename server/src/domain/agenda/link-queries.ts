import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { identityValid } from '../users/identity-queries.ts';

export type StoredLink = { sealed: string; createdAt: string; readAt: string | null };

const fields = sql`sealed, ${toWireTimeSql(sql`created_at`)} as "createdAt", ${toWireTimeSql(sql`read_at`)} as "readAt"`;

export const findLink = (db: Db, userId: string) =>
  db.maybe<StoredLink>(sql`select ${fields} from agenda_link where tenant_id = ${tenant} and user_id = ${userId}`);

/** One address a person: a new one takes the place of the old. */
export const replaceLink = (db: Db, link: { userId: string; hash: Buffer; sealed: string; now: Date }) =>
  db.one<StoredLink>(sql`
    insert into agenda_link (tenant_id, user_id, hash, sealed, created_at)
    values (${tenant}, ${link.userId}, ${link.hash}, ${link.sealed}, ${link.now})
    on conflict (tenant_id, user_id) do update set
      hash = excluded.hash, sealed = excluded.sealed, created_at = excluded.created_at, read_at = null
    returning ${fields}`);

export const deleteLink = (db: Db, userId: string) =>
  db.run(sql`delete from agenda_link where tenant_id = ${tenant} and user_id = ${userId}`);

/** Whose address it is; nobody's when the account is closed. */
export const findLinkOwner = (db: Db, hash: Buffer) =>
  db.maybe<{ userId: string }>(sql`
    select u.id::text as "userId" from agenda_link l
    join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id and u.status = 'active'
    where l.tenant_id = ${tenant} and l.hash = ${hash}`);

/** To the hour: calendars come often, and the owner only wants to know whether they come. */
export const noteReading = (db: Db, userId: string, now: Date) =>
  db.run(sql`
    update agenda_link set read_at = ${now} where tenant_id = ${tenant} and user_id = ${userId}
      and (read_at is null or read_at < ${now}::timestamptz - interval '1 hour')`);

export async function listIdentityTypes(db: Db, userId: string, now: Date): Promise<number[]> {
  const rows = await db.many<{ type: number }>(sql`
    select distinct i.type from user_identity i
    where i.tenant_id = ${tenant} and i.user_id = ${userId} and ${identityValid(now)}`);
  return rows.map(({ type }) => type);
}
