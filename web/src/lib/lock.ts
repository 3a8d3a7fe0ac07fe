import { api } from './api.ts';
import { idleMs } from './idle.ts';
import { LOCK_PENDING, useSession } from './session.ts';
import { read, remove, write } from './storage.ts';

const checkMs = 10_000;

let sending: Promise<void> | undefined;

/** A lock that did not reach the server stays marked as pending, to be retried by this page or another. */
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

/** Covers every tab of this browser, online or offline, and locks the session on the server. */
export async function lock(): Promise<void> {
  if (useSession.getState().locked) return;
  write(LOCK_PENDING, true);
  useSession.getState().setLocked(true);
  await sendLock();
}

/** Only the server can check the password. */
export async function unlock(password: string): Promise<void> {
  // A lock request still in flight would lock the session again after this unlock.
  await sending;
  await api.security.unlock({ password });
  useSession.getState().setLocked(false);
}

/** While locked: retries a pending lock as soon as the server can be reached. Returns a function that stops it. */
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

/** Locks after this many minutes without activity in any tab; 0 = never. Returns a function that stops it. */
export function lockWhenIdle(minutes: number): () => void {
  if (minutes === 0) return () => undefined;
  const timer = setInterval(() => {
    if (idleMs() >= minutes * 60_000) void lock();
  }, checkMs);
  return () => clearInterval(timer);
}
