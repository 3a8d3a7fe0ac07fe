import { type AddressParameter, addressParameters } from '@yizhan/contract/entities/card-column.ts';
import { parseWebAddress } from '../common/addresses.ts';
import type { Secrets } from '../common/secrets.ts';
import type { Reader } from '../db/database.ts';
import { createUserComb } from '../domain/entry/user-comb.ts';
import type { Caller, Person } from '../person.ts';
import { listPosts } from './post-queries.ts';

type Asker = { db: Reader; now: Date; person: Person; secrets: Secrets; caller: Pick<Caller, 'language'> };
type Values = Partial<Record<AddressParameter, string>>;

const named = new RegExp(`\\$\\{(${addressParameters.join('|')})\\}`, 'g');

const namesIn = (address: string) => new Set(Array.from(address.matchAll(named), ([, name]) => name));

/** Values are URL-encoded: they can name a person, but not change the address. */
const filledWith = (address: string, values: Values) =>
  address.replace(named, (_, name: AddressParameter) => encodeURIComponent(values[name] ?? ''));

/**
 * The address with `${account}` and similar parameters filled in for a person, and a stable cache key for them: the
 * signed token in the address differs on every request. The token is worth something to that site alone.
 */
export async function fillAddress(address: string, asker: Asker): Promise<{ url: string; key: string }> {
  const names = namesIn(address);
  if (names.size === 0) return { url: address, key: address };
  const { person, caller, secrets, now } = asker;
  const posts = names.has('userCode') || names.has('occupy') ? await listPosts(asker.db, person.id, now) : [];
  const values: Values = {
    account: person.account,
    userCode: posts.find(({ id }) => id === person.identityId)?.number ?? '',
    occupy: posts.map(({ dept, post, number }) => `${dept}:${post}:${number}`).join(','),
    locale: caller.language,
  };
  const key = filledWith(address, { ...values, comb: `${person.tenantId}/${person.id}/${person.identityId}` });
  const source = parseWebAddress(filledWith(address, { ...values, comb: 'x' }))?.origin;
  const url = filledWith(address, {
    ...values,
    comb: source === undefined ? '' : createUserComb(secrets, person, now, { source }),
  });
  return { url, key };
}
