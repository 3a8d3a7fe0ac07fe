import type { FaqAnswer } from '@yizhan/contract/entities/faq.ts';
import type { KnownEntry } from './faq-index.ts';

/** Who asks; without a type a visitor. */
export type Asker = { roleType: number | undefined };

const EVERYBODY = 0;

/** RB-10: an entry without an answer for this person is none; a visitor gets what is for everybody and open. */
export function mayKnow({ identities, anonymous }: Pick<KnownEntry, 'identities' | 'anonymous'>, { roleType }: Asker) {
  if (roleType === undefined) return anonymous && identities.includes(EVERYBODY);
  return identities.includes(EVERYBODY) || identities.includes(roleType);
}

type Validity = { validFrom: string | null; validUntil: string | null };

/** RB-3: the last day counts. Days are compared as text. */
export const isValidOn = ({ validFrom, validUntil }: Validity, today: string) =>
  (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);

/** RB-4: the answer for the person's identity, else the one for everybody. */
export function answerFor(answers: readonly FaqAnswer[], { roleType }: Asker): string | undefined {
  const own = roleType === undefined ? undefined : answers.find(({ identities }) => identities.includes(roleType));
  return (own ?? answers.find(({ identities }) => identities.length === 0))?.html;
}
