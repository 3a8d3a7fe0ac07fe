import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { type Entered, takeCode, useWord } from './queries.ts';
import { readComb } from './user-comb.ts';
import { findPerson } from './verifier-queries.ts';

type Brought = { combStr: string } | { code: string };

/** Who opened the service, by the word they brought: each word answers once, and only for those who may use it. */
export async function whoEntered(db: Db, secrets: Secrets, serviceId: string, brought: Brought, now: Date) {
  return db.transaction(async (tx) => {
    const entered =
      'code' in brought
        ? await takeCode(tx, brought.code, serviceId, now)
        : await takeComb(tx, secrets, { comb: brought.combStr, serviceId }, now);
    return entered && findPerson(tx, serviceId, entered, now);
  });
}

type Comb = { comb: string; serviceId: string };

async function takeComb(db: Db, secrets: Secrets, { comb, serviceId }: Comb, now: Date): Promise<Entered | undefined> {
  const said = readComb(secrets, comb, now);
  if (!said || said.tenantId !== db.tenant) return undefined;
  if (said.service !== undefined && said.service !== serviceId) return undefined;
  const { word, userId, identityId, expiresAt } = said;
  return (await useWord(db, { word, serviceId, userId, identityId, expiresAt }, now)) ? said : undefined;
}
