/** A central login's identifier for a session: words separated by single spaces. */
export const casKey = (ticket: string) => `cas ${ticket}`;

type OfProvider = { issuer: string; sid: string; sub: string };
const word = encodeURIComponent;
export const oidcKey = ({ issuer, sid, sub }: OfProvider) => `oidc ${word(issuer)} ${word(sid)} ${word(sub)}`;

/** The sessions a central login refers to: the one with this key, or all with this word at this place of the key. */
export type SessionMatch = { key: string } | { prefix: string; place: number; word: string };

/** A provider names one session (sid) or all sessions of a person (sub). */
export function sessionsOfProvider({ issuer, sid, sub }: LogoutClaims): SessionMatch {
  if (sid !== undefined && sub !== undefined) return { key: oidcKey({ issuer, sid, sub }) };
  const prefix = `oidc ${word(issuer)} `;
  return sid !== undefined ? { prefix, place: 3, word: word(sid) } : { prefix, place: 4, word: word(sub ?? '') };
}

type LogoutClaims = { issuer: string; sid?: string | undefined; sub?: string | undefined };
