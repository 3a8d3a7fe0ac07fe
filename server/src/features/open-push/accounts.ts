import type { Db } from '../../db/database.ts';
import type { ApiClient } from '../../domain/api-clients/client.ts';
import type { ItemFailure } from './handler.ts';
import { listAccountIds } from './queries.ts';

/** Finds the people that items are for; each item that names an unknown account fails alone. */
export type People = {
  idOf(account: string): string | undefined;
  accountOf(id: string): string;
  /** Why an item for these accounts cannot be taken. */
  faultOf(accounts: readonly string[]): Omit<ItemFailure, 'at'> | undefined;
};

export async function findPeople(db: Db, client: ApiClient, accounts: readonly string[]): Promise<People> {
  // Accounts differ in more than upper and lower case.
  const found = await listAccountIds(db, [...new Set(accounts.map((account) => account.toLowerCase()))]);
  const ids = new Map(found.map(({ account, id }) => [account.toLowerCase(), id]));
  const names = new Map(found.map(({ account, id }) => [id, account]));
  const allowed = new Set(client.sandboxAccounts.map((account) => account.toLowerCase()));
  return {
    idOf: (account) => ids.get(account.toLowerCase()),
    accountOf: (id) => names.get(id) ?? '',
    faultOf(named) {
      const foreign = client.isSandbox ? named.find((account) => !allowed.has(account.toLowerCase())) : undefined;
      if (foreign !== undefined) return { code: 'sandbox', params: { account: foreign } };
      const unknown = named.find((account) => !ids.has(account.toLowerCase()));
      return unknown === undefined ? undefined : { code: 'unknown_account', params: { account: unknown } };
    },
  };
}

/** Splits items into those that can be taken and those that cannot. */
export function splitItems<T>(items: readonly T[], faultOf: (item: T) => Omit<ItemFailure, 'at'> | undefined) {
  const failures: ItemFailure[] = [];
  const taken = items.filter((item, at) => {
    const fault = faultOf(item);
    if (fault) failures.push({ at, ...fault });
    return fault === undefined;
  });
  return { taken, failures };
}
