import { isSameBrowser } from '../../../common/browser-binding.ts';
import { tellEnded } from '../../../common/end-sessions.ts';
import { fail } from '../../../common/fail.ts';
import type { OpenContext } from '../../../context.ts';
import { openSession } from '../open-session.ts';
import { getAccount } from '../queries.ts';
import { takeStep } from '../steps.ts';
import { endSession } from '../tokens.ts';

type Given = { ticket?: string | undefined; token?: string | undefined };

/** The code of a sign-on, once and in the browser it was given to, for a session. Who signs on again from a locked page has unlocked it by that. */
export async function tokenLogin({ ticket, token }: Given, context: OpenContext) {
  const { db, bus, now, person, caller } = context;
  const code = ticket ?? token ?? '';
  if (!isSameBrowser(caller.header('cookie'), code)) fail('sign_on_gone');
  const step = (await takeStep(db, 'signOn', code, now)) ?? fail('sign_on_gone');
  if (person?.locked && person.id === step.userId && !step.fresh) fail('sign_on_again');
  const user = (await getAccount(db, step.userId)) ?? fail('sign_on_gone');
  const opened = await openSession(context, user, { way: step.way, outerKey: step.outerKey });
  if (person?.locked && person.id === user.id && (await endSession(db, person.sessionId, now)))
    tellEnded(bus, [person.sessionId]);
  return opened;
}
