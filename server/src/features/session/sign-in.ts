import { parseAgreementKeys } from '@yizhan/contract/agreement-key.ts';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext, SignedInContext } from '../../context.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { schoolOf } from './boot.ts';
import { findIdentity, getAccount } from './queries.ts';
import { decideRefresh, tokenIn } from './rules.ts';
import { continueSignIn } from './second-factor.ts';
import { endSession, findRefreshToken, findSessionOf, issueTokens, moveSession, rotate } from './token-queries.ts';
import { tokenBody } from './tokens.ts';
import { type Credentials, verifyPassword } from './verify-password.ts';

export async function signIn(
  input: Credentials & { agreed: readonly string[] },
  context: OpenContext,
): Promise<TokenBody> {
  const school = await schoolOf(input, context);
  const { user, attemptId } = await verifyPassword(school, input);
  return continueSignIn(school, user, {
    way: 'password',
    attemptId,
    bind: null,
    agreed: parseAgreementKeys(input.agreed),
  });
}

export async function refresh({ refresh_token }: { refresh_token: string }, { database, bus, now }: OpenContext) {
  const found = (await findRefreshToken(database.across, refresh_token)) ?? fail('refresh_refused');
  const verdict = decideRefresh(found, now);
  if (verdict === 'refused') fail('refresh_refused');
  const db = database.of(found.tenantId);
  const user = verdict === 'good' ? await getAccount(db, found.userId) : undefined;
  const identity = user?.status === 'active' && (await findIdentity(db, user.id, now, { rather: found.identityId }));
  if (!user || !identity) {
    await endSession(db, found.sessionId, now);
    publishSessionsEnded(bus, [found.sessionId]);
    return fail('refresh_refused');
  }
  const tokens = await db.transaction(async (tx) => {
    const mine = (await rotate(tx, found.id, now)) && (await moveSession(tx, found.sessionId, identity.id, now));
    if (!mine) fail('refresh_refused');
    return issueTokens(tx, found.sessionId, now);
  });
  if (identity.id !== found.identityId) bus.publish('session.changed', { sessionId: found.sessionId });
  return tokenBody(user, found.tenantId, tokens);
}

/** Signing out always succeeds: for a missing, unknown or expired token there is nothing to end. */
export async function signOut(_: object, { database, bus, now, caller }: OpenContext) {
  const token = tokenIn(caller.header('access-token')) ?? tokenIn(caller.header('blade-auth'));
  const session = token ? await findSessionOf(database.across, token) : undefined;
  if (session && (await endSession(database.of(session.tenantId), session.id, now)))
    publishSessionsEnded(bus, [session.id]);
  return {};
}

export async function switchIdentity({ id }: { id: string }, { db, bus, person, now }: SignedInContext) {
  const identity = (await findIdentity(db, person.id, now, { only: id })) ?? fail('no_such_identity');
  const user = (await getAccount(db, person.id)) ?? fail('unauthorized');
  const tokens = await db.transaction(async (tx) => {
    if (!(await moveSession(tx, person.sessionId, identity.id, now))) fail('unauthorized');
    return issueTokens(tx, person.sessionId, now);
  });
  bus.publish('session.changed', { sessionId: person.sessionId });
  return tokenBody(user, person.tenantId, tokens);
}
