import { randomBytes } from 'node:crypto';
import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import * as z from 'zod';
import type { Secrets } from '../../common/secrets.ts';
import type { Person } from '../../person.ts';

const PURPOSE = 'userComb';
/** Tolerated clock skew between nodes. */
export const CLOCK_SKEW_MS = 5_000;

const combContent = z.object({
  userId: z.string(),
  tenantId: z.string(),
  account: z.string(),
  identity: z.string(),
  ts: z.number(),
  nonce: z.string(),
  /**
   * The service, or the origin of the card source, it was made for. The token the browser stores has neither: it counts
   * at services that the person opened meanwhile.
   */
  service: z.string().optional(),
  source: z.string().optional(),
});

type Recipient = { service: string } | { source: string };

/** Whom it names. */
export type CombPerson = Pick<Person, 'id' | 'tenantId' | 'account' | 'identityId'>;

/** A signed token that tells other systems of the school who opened them; they ask the portal to verify it. */
export function createUserComb(secrets: Secrets, person: CombPerson, now: Date, recipient?: Recipient): string {
  const content = Buffer.from(
    JSON.stringify({
      userId: person.id,
      tenantId: person.tenantId,
      account: person.account,
      identity: person.identityId,
      ts: now.getTime(),
      nonce: randomBytes(12).toString('base64url'),
      ...recipient,
    } satisfies z.infer<typeof combContent>),
  ).toString('base64url');
  return `${content}.${secrets.sign(PURPOSE, content)}`;
}

/** The claims of a token that we signed and that has not expired. Whether it was used before, the database knows. */
export function parseUserComb(secrets: Secrets, comb: string, now: Date) {
  const [content = '', signature = '', ...more] = comb.split('.');
  if (more.length > 0 || !secrets.verify(PURPOSE, content, signature)) return undefined;
  const { userId, tenantId, identity, ts, service, source } = combContent.parse(
    JSON.parse(Buffer.from(content, 'base64url').toString()),
  );
  const expiresAt = new Date(ts + openingLimits.userCombSeconds * 1000);
  if (expiresAt <= now || ts > now.getTime() + CLOCK_SKEW_MS) return undefined;
  return { word: content, userId, tenantId, identityId: identity, service, source, issuedAt: new Date(ts), expiresAt };
}
