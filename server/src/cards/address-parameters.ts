import { type AddressParameter, addressParameters } from '@yizhan/contract/entities/card-column.ts';
import { parseWebAddress } from '../common/addresses.ts';
import type { Secrets } from '../common/secrets.ts';
import type { Reader } from '../db/database.ts';
import { type CombPerson, createUserComb } from '../domain/entry/user-comb.ts';
import type { Caller } from '../person.ts';
import { listPosts } from './post-queries.ts';

export type Asker = { db: Reader; now: Date; person: CombPerson; secrets: Secrets; caller: Pick<Caller, 'language'> };
type Values = Partial<Record<AddressParameter, string>>;

const named = new RegExp(`\\$\\{(${addressParameters.join('|')})\\}`, 'g');

const namesIn = (address: string) => new Set(Array.from(address.matchAll(named), ([, name]) => name));

/** Cards show the beginning of a list. */
const FIRST_PAGE = '1';

export const fillTemplate = (template: string, values: Values, encode = (value: string) => value) =>
  template.replace(named, (_, name: AddressParameter) => encode(values[name] ?? ''));

/** Values are URL-encoded: they can name a person, but not change the address. */
const filledWith = (address: string, values: Values) => fillTemplate(address, values, encodeURIComponent);

/** Who asks, in the key of a cached answer: the signed token differs on every request. */
export const stableComb = ({ person }: Pick<Asker, 'person'>) => `${person.tenantId}/${person.id}/${person.identityId}`;

/** The token is worth something to that site alone. */
export function combFor(address: string, { secrets, person, now }: Asker): string {
  const source = parseWebAddress(address)?.origin;
  return source === undefined ? '' : createUserComb(secrets, person, now, { source });
}

/** What the parameters in a text mean for a person, without the signed token. */
export async function parameterValues(template: string, asker: Asker): Promise<Values> {
  const names = namesIn(template);
  const { person, caller, now } = asker;
  const posts = names.has('userCode') || names.has('occupy') ? await listPosts(asker.db, person.id, now) : [];
  return {
    account: person.account,
    userCode: posts.find(({ id }) => id === person.identityId)?.number ?? '',
    occupy: posts.map(({ dept, post, number }) => `${dept}:${post}:${number}`).join(','),
    locale: caller.language,
    page: FIRST_PAGE,
  };
}

/** The address with `${account}` and similar parameters filled in for a person, and a stable cache key for them. */
export async function fillAddress(address: string, asker: Asker): Promise<{ url: string; key: string }> {
  if (namesIn(address).size === 0) return { url: address, key: address };
  const values = await parameterValues(address, asker);
  const key = filledWith(address, { ...values, comb: stableComb(asker) });
  const comb = combFor(filledWith(address, { ...values, comb: 'x' }), asker);
  return { url: filledWith(address, { ...values, comb }), key };
}

/** Whether every person gets an answer of their own. */
export const hasParameters = (template: string) => namesIn(template).size > 0;
