import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { ApiError, hooks } from './request.ts';
import { syncFromStorage } from './sealed-storage.ts';
import { syncSession, useSession } from './session.ts';
import { readEntry, remove, write } from './storage.ts';
import { onOtherTabToken, readSession, tokenAge } from './stored-session.ts';

const LEASE = 'refreshLease';
/** Storage has no locks: after this pause, only the tab that wrote last still finds its own name. */
const leaseWaitMs = 120;
const leaseMs = requestLimits.platformTimeoutMs;
const thisTab = `${Date.now()}-${Math.random()}`;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isDue = () => (tokenAge() ?? 0) >= sessionLimits.refreshAtAgeSeconds;

function anotherTabRenews(): boolean {
  const lease = readEntry<string>(LEASE);
  return lease !== undefined && lease.content !== thisTab && Date.now() - lease.datetime < leaseMs;
}

/** Waits until the renewing tab has stored its tokens, or is considered dead. */
function renewedElsewhere(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onOtherTabToken(done);
    const timer = setTimeout(done, leaseMs);
  });
}

async function renewHere(): Promise<void> {
  const used = useSession.getState().session?.refreshToken;
  try {
    await useSession.getState().refreshToken();
  } catch (error) {
    await syncFromStorage('token');
    // The refused token may be one that another tab has just exchanged: the stored token decides.
    if (readSession()?.refreshToken !== used) syncSession();
    else if (error instanceof ApiError && error.http === 401) useSession.getState().expire();
    // No network: retried at the next check.
  }
}

const releaseLease = () => {
  if (readEntry<string>(LEASE)?.content === thisTab) remove(LEASE);
};

async function renewInOneTab(): Promise<void> {
  if (anotherTabRenews()) return renewedElsewhere();
  write(LEASE, thisTab);
  // Closing the tab releases the lease, so that no other tab waits for it.
  window.addEventListener('pagehide', releaseLease);
  try {
    await pause(leaseWaitMs);
    if (anotherTabRenews()) return await renewedElsewhere();
    await syncFromStorage('token');
    if (isDue()) await renewHere();
  } finally {
    window.removeEventListener('pagehide', releaseLease);
    releaseLease();
  }
}

let renewing: Promise<void> | undefined;

function renew(): Promise<void> {
  renewing ??= renewInOneTab().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

export async function checkToken(): Promise<void> {
  if (isDue()) await renew();
}

hooks.ready = () => {
  if (!isDue()) return undefined;
  const renewed = renew();
  // Due for renewal but still valid for some minutes: the call need not wait.
  return (tokenAge() ?? 0) >= sessionLimits.accessSeconds ? renewed : undefined;
};

/** Checks the token's age every 10 s, and whenever the page becomes visible. Returns a function that stops it. */
export function startRefresh(): () => void {
  const check = () => void checkToken();
  const timer = setInterval(check, sessionLimits.refreshCheckMs);
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
