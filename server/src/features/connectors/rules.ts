import { createHash } from 'node:crypto';
import { type ConnectorAuth, needsSecret } from '@yizhan/contract/connector-ways.ts';
import { type ConnectorQuestion, connectorQuestion } from '@yizhan/contract/entities/connector.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import { isSameOrigin } from '@yizhan/contract/secret-target.ts';
import { fail } from '../../common/fail.ts';
import type { Secrets } from '../../common/secrets.ts';

type ConnectorCall = ConnectorQuestion & { secret: string | null };
type Target = { auth: ConnectorAuth; url: string; tokenUrl: string; user: string };

/** A stored secret goes only to the system, and in the name, that it was entered for. */
const isSameTarget = (one: Target, other: Target) =>
  one.auth === other.auth &&
  one.user === other.user &&
  isSameOrigin(one.url, other.url) &&
  isSameOrigin(one.tokenUrl, other.tokenUrl);

/** The sealed secret to use: the one typed, or the stored one. */
export function sealedFor(
  asked: ConnectorCall,
  stored: (Target & { secret: string }) | undefined,
  seal: (secret: string) => string,
): string {
  if (!needsSecret(asked.auth)) return '';
  if (asked.secret) return seal(asked.secret);
  if (stored && stored.secret !== '' && isSameTarget(asked, stored)) return stored.secret;
  return fail('connector_secret', {}, { fields: ['secret'] });
}

/** Fields that a way of authentication cannot do without. */
export function assertComplete({ auth, user, tokenUrl }: ConnectorQuestion): void {
  const missing = [
    ...(needsSecret(auth) && user === '' ? ['user'] : []),
    ...(auth === 'oauth2' && tokenUrl === '' ? ['tokenUrl'] : []),
  ];
  if (missing.length > 0) fail('invalid_input', { fields: missing.join(', ') }, { fields: missing });
}

const PURPOSE = 'connector-tried';
const MINUTE_MS = 60_000;

/** Everything a test run depends on, in one text. */
const questionText = (asked: ConnectorCall) =>
  createHash('sha256')
    .update(JSON.stringify([connectorQuestion.parse(asked), asked.secret || null]))
    .digest('base64url');

/** Proves to the next save that exactly these settings were tried. */
export function ticketFor(asked: ConnectorCall, tenantId: string, secrets: Secrets, now: Date): string {
  const until = now.getTime() + connectorLimits.triedMinutes * MINUTE_MS;
  return `${until}.${secrets.sign(PURPOSE, `${tenantId} ${until} ${questionText(asked)}`)}`;
}

export function isTriedBy(
  ticket: string,
  asked: ConnectorCall,
  tenantId: string,
  secrets: Secrets,
  now: Date,
): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  const isTimely = /^\d{13}$/.test(until) && Number(until) > now.getTime();
  return isTimely && secrets.verify(PURPOSE, `${tenantId} ${until} ${questionText(asked)}`, signature);
}

/** Whether what was tried before is still what is asked. */
export const isSameQuestion = (asked: ConnectorCall, before: ConnectorQuestion) =>
  !asked.secret && questionText(asked) === questionText({ ...before, secret: null });

/** An answer short enough for a screen: the first items of lists, the beginning of texts. */
export function shorten(answer: unknown): unknown {
  let left: number = connectorLimits.sampleValues;
  const short = (value: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > connectorLimits.sampleDepth) return null;
    if (typeof value === 'string') return value.slice(0, connectorLimits.sampleTextLength);
    if (Array.isArray(value)) return value.slice(0, connectorLimits.sampleItems).map((one) => short(one, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, short(one, depth + 1)]));
  };
  return short(answer, 0);
}
