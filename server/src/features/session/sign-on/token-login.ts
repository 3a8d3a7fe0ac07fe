import { Failure, fail } from '../../../common/fail.ts';
import type { OpenContext } from '../../../context.ts';
import { publishSessionsEnded } from '../../../domain/sessions/sessions-ended.ts';
import { isSameBrowser } from '../../../domain/sign-on/browser-binding.ts';
import { openSession } from '../open-session.ts';
import { getAccount } from '../queries.ts';
import { consumeStep, type Steps } from '../step-queries.ts';
import { endSession } from '../token-queries.ts';

type LoginToken = { ticket?: string | undefined; token?: string | undefined };

/** The code of a sign-on, once and in the browser it was given to, for a session. */
export async function tokenLogin({ ticket, token }: LoginToken, context: OpenContext) {
  const { db, bus, now, caller } = context;
  const code = ticket ?? token ?? '';
  if (!isSameBrowser(caller.header('cookie'), code)) fail('sign_on_gone');
  // One transaction: a single sign-out meanwhile waits, and then finds the session.
  const entered = await db.transaction(async (tx) => {
    const step = (await consumeStep(tx, 'signOn', code, now)) ?? fail('sign_on_gone');
    return enter(step, { ...context, db: tx }).catch(refusal);
  });
  if (entered instanceof Failure) throw entered;
  publishSessionsEnded(bus, entered.ended);
  return entered.opened;
}

/** Who signs on again from a locked page has unlocked it by that: the locked session is over. */
async function enter(step: Steps['signOn'], context: OpenContext) {
  const { db, now, person } = context;
  const locked = person?.locked && person.id === step.userId ? person.sessionId : undefined;
  if (locked && !step.fresh) fail('sign_on_again');
  const user = (await getAccount(db, step.userId)) ?? fail('sign_on_gone');
  const opened = await openSession(context, user, { way: step.way, outerKey: step.outerKey });
  const ended = locked && (await endSession(db, locked, now)) ? [locked] : [];
  return { opened, ended };
}

/** Said outside of the transaction: a refusal must not make the code good again. */
function refusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
