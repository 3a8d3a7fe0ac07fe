import { randomBytes } from 'node:crypto';
import type { Person } from '../context.ts';
import type { Secrets } from './secrets.ts';

/** What other systems of the school are handed to know who opened them; they ask the portal to verify it. */
export function userCombOf(secrets: Secrets, person: Person, now: Date): string {
  const content = Buffer.from(
    JSON.stringify({
      userId: person.id,
      tenantId: person.tenantId,
      account: person.account,
      identity: person.identityId,
      ts: now.getTime(),
      nonce: randomBytes(12).toString('base64url'),
    }),
  ).toString('base64url');
  return `${content}.${secrets.sign('userComb', content)}`;
}
