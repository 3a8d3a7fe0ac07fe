import { api } from './api.ts';
import { idleMs } from './idle.ts';
import { LOCK_PENDING, useSession } from './session.ts';
import { read, remove, write } from './storage.ts';

const checkMs = 10_000;

let sending: Promise<void> | undefined;

/** What the server could not be told stays marked, for the next try of this page or another. */
function sendLock(): Promise<void> {
  sending ??= api.security
    .lock()
    .then(
      () => remove(LOCK_PENDING),
      () => undefined,
    )
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

/** Covers every tab of this browser, with or without a network, and locks the session on the server. */
export async function lock(): Promise<void> {
  if (useSession.getState().locked) return;
  write(LOCK_PENDING, true);
  useSession.getState().setLocked(true);
  await sendLock();
}

/** The server alone knows the password. */
export async function unlock(password: string): Promise<void> {
  // A lock still on its way would close again what is opened now.
  await sending;
  await api.security.unlock({ password });
  useSession.getState().setLocked(false);
}

/** While locked: tells the server as soon as it can be reached, where it could not be told at once. Returns its end. */
export function retryPendingLock(): () => void {
  const sendIfPending = () => {
    if (read(LOCK_PENDING)) void sendLock();
  };
  sendIfPending();
  const timer = setInterval(sendIfPending, checkMs);
  window.addEventListener('online', sendIfPending);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', sendIfPending);
  };
}

/** Locks when nobody did anything for so long in any tab; 0 = never. Returns its end. */
export function lockWhenIdle(minutes: number): () => void {
  if (minutes === 0) return () => undefined;
  const timer = setInterval(() => {
    if (idleMs() >= minutes * 60_000) void lock();
  }, checkMs);
  return () => clearInterval(timer);
}
