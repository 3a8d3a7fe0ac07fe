import { createHash, randomBytes } from 'node:crypto';
import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** The person that an entry token identifies. */
export type EntryHolder = { userId: string; identityId: string | null };

export const hashEntryToken = (word: string) => createHash('sha256').update(word).digest('base64url');

/** Issues a one-time code that tells a service who opened it, valid for a minute; only its hash is stored. */
export async function issueEntryCode(db: Db, person: Person, serviceId: string, now: Date): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + openingLimits.entryCodeSeconds * 1000);
  await db.run(sql`
    insert into entry_word (tenant_id, hash, service_id, user_id, identity_id, expires_at)
    values (${tenant}, ${hashEntryToken(code)}, ${serviceId}, ${person.id}, ${person.identityId}, ${expiresAt})`);
  return code;
}

/** Single use across all nodes: of concurrent requests with the same code, only one gets a row. */
export const consumeEntryCode = (db: Db, code: string, serviceId: string, now: Date) =>
  db.maybe<EntryHolder>(sql`
    update entry_word set used_at = ${now}
    where tenant_id = ${tenant} and hash = ${hashEntryToken(code)} and service_id = ${serviceId}
      and used_at is null and expires_at > ${now}
    returning user_id as "userId", identity_id as "identityId"`);

type Opening = { userId: string; serviceId: string; since: Date };

/** Whether the person opened the service at or after that time. */
export const hasOpened = async (db: Db, { userId, serviceId, since }: Opening) =>
  (await db.maybe(sql`
    select 1 from visit_log
    where tenant_id = ${tenant} and user_id = ${userId} and service_id = ${serviceId} and at >= ${since} limit 1`)) !==
  undefined;

type UsedToken = EntryHolder & { word: string; serviceId: string; expiresAt: Date };

/** Replay guard: remembers a used token until it expires; false when it was used before. */
export const markTokenUsed = async (db: Db, { word, serviceId, userId, identityId, expiresAt }: UsedToken, now: Date) =>
  (await db.run(sql`
    insert into entry_word (tenant_id, hash, service_id, user_id, identity_id, expires_at, used_at)
    values (${tenant}, ${hashEntryToken(word)}, ${serviceId}, ${userId}, ${identityId}, ${expiresAt}, ${now})
    on conflict (tenant_id, hash) do nothing`)) === 1;
