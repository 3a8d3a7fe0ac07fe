import { api } from './api.ts';
import { hooks } from './request.ts';
import { type PendingSignOut, readPendingSignOut, removePendingSignOut } from './stored-session.ts';

/** A call reads its caller synchronously, so the caller is swapped only while the call starts. */
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

/** Ends on the server a session that was left while offline. On failure it is retried the next time. */
export function sendPendingSignOut(): Promise<void> {
  const pending = readPendingSignOut();
  if (pending) sending ??= send(pending).finally(() => (sending = undefined));
  return sending ?? Promise.resolve();
}

async function send(pending: PendingSignOut): Promise<void> {
  await signOutAs(pending);
  // Another session may have been left meanwhile: keep that one pending.
  if (readPendingSignOut()?.token === pending.token) removePendingSignOut();
}
