import { type Sql, sql } from '../../../db/sql.ts';

/** What a central login calls a session, in one line of words without spaces. */
export const casKey = (ticket: string) => `cas ${ticket}`;

type OfProvider = { issuer: string; sid: string; sub: string };
const word = encodeURIComponent;
export const oidcKey = ({ issuer, sid, sub }: OfProvider) => `oidc ${word(issuer)} ${word(sid)} ${word(sub)}`;

/** Matches the keys a provider means: the one session (sid), or all of a person (sub). */
export function sameKey({ issuer, sid, sub }: { issuer: string; sid?: string | undefined; sub?: string | undefined }) {
  if (sid !== undefined && sub !== undefined) return (key: Sql) => sql`${key} = ${oidcKey({ issuer, sid, sub })}`;
  const ours = `oidc ${word(issuer)} `;
  const [at, wanted] = sid !== undefined ? [3, sid] : [4, sub ?? ''];
  return (key: Sql) => sql`(starts_with(${key}, ${ours}) and split_part(${key}, ' ', ${at}::int) = ${word(wanted)})`;
}
