import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { consumeEntryCode, type EntryHolder, markTokenUsed } from './queries.ts';
import { parseUserComb } from './user-comb.ts';
import { findVerifiedPerson } from './verifier-queries.ts';

type EntryToken = { combStr: string } | { code: string };

/**
 * Who opened the service, by the token presented: each token works once, and only if the person may use the service.
 */
export async function verifyEntry(db: Db, secrets: Secrets, serviceId: string, brought: EntryToken, now: Date) {
  return db.transaction(async (tx) => {
    const entered =
      'code' in brought
        ? await consumeEntryCode(tx, brought.code, serviceId, now)
        : await consumeComb(tx, secrets, { comb: brought.combStr, serviceId }, now);
    return entered && findVerifiedPerson(tx, serviceId, entered, now);
  });
}

type Comb = { comb: string; serviceId: string };

async function consumeComb(
  db: Db,
  secrets: Secrets,
  { comb, serviceId }: Comb,
  now: Date,
): Promise<EntryHolder | undefined> {
  const claims = parseUserComb(secrets, comb, now);
  if (!claims || claims.tenantId !== db.tenant) return undefined;
  if (claims.service !== undefined && claims.service !== serviceId) return undefined;
  const { word, userId, identityId, expiresAt } = claims;
  return (await markTokenUsed(db, { word, serviceId, userId, identityId, expiresAt }, now)) ? claims : undefined;
}
