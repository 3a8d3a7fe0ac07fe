import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { parseWebAddress } from '../../common/addresses.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { consumeEntryCode, type EntryHolder, hasOpened, markTokenUsed } from './queries.ts';
import { CLOCK_SKEW_MS, parseUserComb } from './user-comb.ts';
import { findVerifiedPerson, type Verifier } from './verifier-queries.ts';

type EntryToken = { combStr: string } | { code: string };

/**
 * Who opened the service, by the token presented: each token works once, and only if the person may use the service.
 */
export async function verifyEntry(db: Db, secrets: Secrets, verifier: Verifier, brought: EntryToken, now: Date) {
  return db.transaction(async (tx) => {
    const entered =
      'code' in brought
        ? await consumeEntryCode(tx, brought.code, verifier.id, now)
        : await consumeComb(tx, secrets, { comb: brought.combStr, verifier }, now);
    return entered && findVerifiedPerson(tx, verifier.id, entered, now);
  });
}

type Comb = { comb: string; verifier: Verifier };

async function consumeComb(
  db: Db,
  secrets: Secrets,
  { comb, verifier }: Comb,
  now: Date,
): Promise<EntryHolder | undefined> {
  const claims = parseUserComb(secrets, comb, now);
  if (!claims || claims.tenantId !== db.tenant || !(await isMeantFor(db, claims, verifier))) return undefined;
  const { word, userId, identityId, expiresAt } = claims;
  const used = { word, serviceId: verifier.id, userId, identityId, expiresAt };
  return (await markTokenUsed(db, used, now)) ? claims : undefined;
}

type Claims = NonNullable<ReturnType<typeof parseUserComb>>;

/** Any other service that came by a token learns nothing from it. */
async function isMeantFor(db: Db, { userId, service, source, issuedAt }: Claims, verifier: Verifier): Promise<boolean> {
  if (service !== undefined) return service === verifier.id;
  if (source !== undefined) return source === parseWebAddress(verifier.url)?.origin;
  // A click soon after another one is the same visit, so the visit may be older than the token by as much.
  const since = new Date(issuedAt.getTime() - serviceLimits.visitDedupeSeconds * 1000 - CLOCK_SKEW_MS);
  return hasOpened(db, { userId, serviceId: verifier.id, since });
}
