import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { ApiError, hooks } from './request.ts';
import { syncFromStorage } from './sealed-storage.ts';
import { syncSession, useSession } from './session.ts';
import { readEntry, remove, write } from './storage.ts';
import { onOtherTabToken, readSession, tokenAge } from './stored-session.ts';

const LEASE = 'refreshLease';
/** Storage has no lock: after this pause only the tab that wrote last still finds its own name. */
const leaseWaitMs = 120;
const leaseMs = requestLimits.platformTimeoutMs;
const thisTab = `${Date.now()}-${Math.random()}`;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isDue = () => (tokenAge() ?? 0) >= sessionLimits.refreshAtAgeSeconds;

function anotherTabRenews(): boolean {
  const lease = readEntry<string>(LEASE);
  return lease !== undefined && lease.content !== thisTab && Date.now() - lease.datetime < leaseMs;
}

/** Waits until the tab that renews has stored its tokens, or is taken for dead. */
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
    // A refused token may be one that another tab has just exchanged: what is stored decides.
    if (readSession()?.refreshToken !== used) syncSession();
    else if (error instanceof ApiError && error.http === 401) useSession.getState().expire();
    // No network: the next check tries again.
  }
}

const releaseLease = () => {
  if (readEntry<string>(LEASE)?.content === thisTab) remove(LEASE);
};

async function renewInOneTab(): Promise<void> {
  if (anotherTabRenews()) return renewedElsewhere();
  write(LEASE, thisTab);
  // A tab that is closed meanwhile leaves nobody waiting for it.
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
  // Due, but good for some minutes yet: the call need not wait.
  return (tokenAge() ?? 0) >= sessionLimits.accessSeconds ? renewed : undefined;
};

/** Looks at the token's age every 10 s, and at once when the page is looked at again. Returns its end. */
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
