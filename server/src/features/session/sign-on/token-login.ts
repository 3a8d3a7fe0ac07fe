import { Failure, fail } from '../../../common/fail.ts';
import type { OpenContext } from '../../../context.ts';
import { publishSessionsEnded } from '../../../domain/sessions/sessions-ended.ts';
import { consumeStep, type Steps } from '../../../domain/sign-in/step-queries.ts';
import { isSameBrowser } from '../../../domain/sign-on/browser-binding.ts';
import { openSession } from '../open-session.ts';
import { getAccount } from '../queries.ts';
import { endSession } from '../token-queries.ts';

type LoginToken = { ticket?: string | undefined; token?: string | undefined };

/** Exchanges the code of a sign-on for a session, once and only in the browser it was issued to. */
export async function tokenLogin({ ticket, token }: LoginToken, context: OpenContext) {
  const { db, bus, now, caller } = context;
  const code = ticket ?? token ?? '';
  if (!isSameBrowser(caller.header('cookie'), code)) fail('sign_on_gone');
  // One transaction: a concurrent single sign-out waits and then finds the session.
  const entered = await db.transaction(async (tx) => {
    const step = (await consumeStep(tx, 'signOn', code, now)) ?? fail('sign_on_gone');
    return enter(step, { ...context, db: tx }).catch(refusal);
  });
  if (entered instanceof Failure) throw entered;
  publishSessionsEnded(bus, entered.ended);
  return entered.opened;
}

/** Signing on again from a locked page replaces the locked session, which ends. */
async function enter(step: Steps['signOn'], context: OpenContext) {
  const { db, now, person } = context;
  const locked = person?.locked && person.id === step.userId ? person.sessionId : undefined;
  if (locked && !step.fresh) fail('sign_on_again');
  const user = (await getAccount(db, step.userId)) ?? fail('sign_on_gone');
  const opened = await openSession(context, user, { way: step.way, outerKey: step.outerKey });
  const ended = locked && (await endSession(db, locked, now)) ? [locked] : [];
  return { opened, ended };
}

/** Thrown outside the transaction: a refusal must not roll back the consumption of the code. */
function refusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
