/** What a central login calls a session, in one line of words without spaces. */
export const casKey = (ticket: string) => `cas ${ticket}`;

type OfProvider = { issuer: string; sid: string; sub: string };
const word = encodeURIComponent;
export const oidcKey = ({ issuer, sid, sub }: OfProvider) => `oidc ${word(issuer)} ${word(sid)} ${word(sub)}`;

/** The sessions a central login means: the one with this key, or all whose word at a place of the key is this one. */
export type SessionMatch = { key: string } | { prefix: string; place: number; word: string };

/** A provider names the one session (sid), or all of a person (sub). */
export function sessionsOfProvider({ issuer, sid, sub }: LogoutClaims): SessionMatch {
  if (sid !== undefined && sub !== undefined) return { key: oidcKey({ issuer, sid, sub }) };
  const prefix = `oidc ${word(issuer)} `;
  return sid !== undefined ? { prefix, place: 3, word: word(sid) } : { prefix, place: 4, word: word(sub ?? '') };
}

type LogoutClaims = { issuer: string; sid?: string | undefined; sub?: string | undefined };
