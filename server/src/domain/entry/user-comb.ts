import { randomBytes } from 'node:crypto';
import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import * as z from 'zod';
import type { Secrets } from '../../common/secrets.ts';
import type { Person } from '../../person.ts';

const PURPOSE = 'userComb';
/** Tolerated clock skew between nodes. */
const AHEAD_MS = 5_000;

const combContent = z.object({
  userId: z.string(),
  tenantId: z.string(),
  account: z.string(),
  identity: z.string(),
  ts: z.number(),
  nonce: z.string(),
  /** Absent in the token the browser keeps, which every service of the school accepts. */
  service: z.string().optional(),
});

/** A signed token that tells other systems of the school who opened them; they ask the portal to verify it. */
export function createUserComb(secrets: Secrets, person: Person, now: Date, service?: string): string {
  const content = Buffer.from(
    JSON.stringify({
      userId: person.id,
      tenantId: person.tenantId,
      account: person.account,
      identity: person.identityId,
      ts: now.getTime(),
      nonce: randomBytes(12).toString('base64url'),
      ...(service && { service }),
    } satisfies z.infer<typeof combContent>),
  ).toString('base64url');
  return `${content}.${secrets.sign(PURPOSE, content)}`;
}

/** The claims of a token that we signed and that has not expired. Whether it was used before, the database knows. */
export function parseUserComb(secrets: Secrets, comb: string, now: Date) {
  const [content = '', signature = '', ...more] = comb.split('.');
  if (more.length > 0 || !secrets.verify(PURPOSE, content, signature)) return undefined;
  const { userId, tenantId, identity, ts, service } = combContent.parse(
    JSON.parse(Buffer.from(content, 'base64url').toString()),
  );
  const expiresAt = new Date(ts + openingLimits.userCombSeconds * 1000);
  if (expiresAt <= now || ts > now.getTime() + AHEAD_MS) return undefined;
  return { word: content, userId, tenantId, identityId: identity, service, expiresAt };
}
