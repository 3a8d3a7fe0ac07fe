import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { countPeople, findQuotas, sumStorage } from './queries.ts';

const MB = 1024 * 1024;

/** In the transaction that adds accounts, after they are written; `added`: those that a dry run would write. */
export async function assertPeopleQuota(db: Db, added = 0): Promise<void> {
  const { maxPeople } = await findQuotas(db);
  if (maxPeople !== null && (await countPeople(db)) + added > maxPeople) fail('people_quota', { quota: maxPeople });
}

/** Before a file of this size is written. */
export async function assertStorageQuota(db: Db, size: number): Promise<void> {
  const { maxStorageMb } = await findQuotas(db);
  if (maxStorageMb === null) return;
  if ((await sumStorage(db)) + size > maxStorageMb * MB) fail('storage_quota', { quota: maxStorageMb });
}
