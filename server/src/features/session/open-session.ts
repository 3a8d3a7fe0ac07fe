import type { SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import { keepDevice } from '../../domain/sign-in/device-cookie.ts';
import { rememberDevice } from '../../domain/sign-in/device-queries.ts';
import { markSuccess, recordSignIn } from '../../domain/sign-in/queries.ts';
import { type Account, findIdentity } from './queries.ts';
import { createSession, issueTokens } from './token-queries.ts';
import { tokenBody } from './tokens.ts';

type OpenedSession = {
  way: SignOnWay;
  /** The attempt recorded before the password was checked. */
  attemptId?: string | null;
  /** The central login's identifier for the session. */
  outerKey?: string;
};

/** The last step of every sign-in: creates a session, its tokens, and a log entry. */
export async function openSession(
  { db, tenant, now, caller, config }: Pick<OpenContext, 'db' | 'tenant' | 'now' | 'caller' | 'config'>,
  user: Account,
  { way, attemptId, outerKey }: OpenedSession,
) {
  if (user.status === 'disabled') fail('account_disabled');
  const identity = (await findIdentity(db, user.id, now)) ?? fail('no_such_identity');
  const { ip, userAgent } = caller;
  return db.transaction(async (tx) => {
    if (attemptId) await markSuccess(tx, attemptId);
    else await recordSignIn(tx, { account: user.account, userId: user.id, way, ip, userAgent, now });
    const { ticketCheck } = tenant.settings.signOn;
    const lasts = ticketCheck ? tenant.settings.session.expireTime : undefined;
    const session = await createSession(tx, {
      userId: user.id,
      identityId: identity.id,
      way,
      ip,
      userAgent,
      outerKey: outerKey ?? null,
      ticketSeconds: lasts,
      now,
    });
    await rememberDevice(tx, { userId: user.id, device: keepDevice(caller, config), now });
    const tokens = await issueTokens(tx, session.id, now);
    return { ...tokenBody(user, tenant.id, tokens), cas_ticket: session.ticket };
  });
}
