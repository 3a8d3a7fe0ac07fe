import { api } from './api.ts';
import { hooks } from './request.ts';
import { type Left, readLeft, removeLeft } from './stored-session.ts';

/** A call names its caller before it first waits. */
function signOutOf({ token, tenant }: Left): Promise<unknown> {
  const { caller } = hooks;
  hooks.caller = () => ({ token, tenant, account: undefined, name: undefined });
  try {
    return api.session.signOut();
  } finally {
    hooks.caller = caller;
  }
}

let telling: Promise<void> | undefined;

/** Ends on the server what was left here without it. What fails is tried again the next time. */
export function tell(): Promise<void> {
  const left = readLeft();
  if (left) telling ??= told(left).finally(() => (telling = undefined));
  return telling ?? Promise.resolve();
}

async function told(left: Left): Promise<void> {
  await signOutOf(left);
  // Left once more meanwhile: that is another session.
  if (readLeft()?.token === left.token) removeLeft();
}
