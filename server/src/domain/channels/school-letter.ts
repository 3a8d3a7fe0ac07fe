import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import type { Foreign } from '../../outside/foreign.ts';
import { type Letter, sendMail } from '../../outside/mail.ts';
import { toHandOver } from './mail.ts';
import { recordOutcome } from './state-queries.ts';

type Parts = { db: Db; now: Date; secrets: Secrets; foreign: Pick<Foreign, 'hostAddress'> };

/** Sends one letter by the school's mail server, and notes how that went. */
export async function sendSchoolLetter(
  { db, now, secrets, foreign }: Parts,
  server: NonNullable<TenantSettings['mail']>,
  letter: Letter,
): Promise<void> {
  try {
    await sendMail(foreign, { ...server, password: server.password && secrets.open('mail', server.password) }, letter);
  } catch (cause) {
    await recordOutcome(db, { channel: 'mail', outcome: toHandOver(cause), now });
    throw cause;
  }
  await recordOutcome(db, { channel: 'mail', outcome: { is: 'sent', answer: '' }, now });
}
