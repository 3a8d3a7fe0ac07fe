import { api } from './api.ts';
import { hooks } from './request.ts';
import { type PendingSignOut, readPendingSignOut, removePendingSignOut } from './stored-session.ts';

/** A call names its caller before it first waits. */
function signOutAs({ token, tenant }: PendingSignOut): Promise<unknown> {
  const { caller } = hooks;
  hooks.caller = () => ({ token, tenant, account: undefined, name: undefined });
  try {
    return api.session.signOut();
  } finally {
    hooks.caller = caller;
  }
}

let sending: Promise<void> | undefined;

/** Ends on the server what was left here without it. What fails is tried again the next time. */
export function sendPendingSignOut(): Promise<void> {
  const pending = readPendingSignOut();
  if (pending) sending ??= send(pending).finally(() => (sending = undefined));
  return sending ?? Promise.resolve();
}

async function send(pending: PendingSignOut): Promise<void> {
  await signOutAs(pending);
  // Left once more meanwhile: that is another session.
  if (readPendingSignOut()?.token === pending.token) removePendingSignOut();
}
