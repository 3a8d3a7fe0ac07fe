import { api } from './api.ts';
import { idleMs } from './idle.ts';
import { UNTOLD, useSession } from './session.ts';
import { read, remove, write } from './storage.ts';

const checkMs = 10_000;

let telling: Promise<void> | undefined;

/** What the server could not be told stays marked, for the next try of this page or another. */
function tellServer(): Promise<void> {
  telling ??= api.security
    .lock()
    .then(
      () => remove(UNTOLD),
      () => undefined,
    )
    .finally(() => {
      telling = undefined;
    });
  return telling;
}

/** Covers every tab of this browser, with or without a network, and locks the session on the server. */
export async function lock(): Promise<void> {
  if (useSession.getState().locked) return;
  write(UNTOLD, true);
  useSession.getState().cover(true);
  await tellServer();
}

/** The server alone knows the password. */
export async function unlock(password: string): Promise<void> {
  // A lock still on its way would close again what is opened now.
  await telling;
  await api.security.unlock({ password });
  useSession.getState().cover(false);
}

/** While locked: tells the server as soon as it can be reached, where it could not be told at once. Returns its end. */
export function keepLockTold(): () => void {
  const tell = () => {
    if (read(UNTOLD)) void tellServer();
  };
  tell();
  const timer = setInterval(tell, checkMs);
  window.addEventListener('online', tell);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', tell);
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
