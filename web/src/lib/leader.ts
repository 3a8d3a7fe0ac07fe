import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { read, remove, write } from './storage.ts';
import { openChannel } from './tabs.ts';

type Lease = { owner: string; until: number };

export type Leadership = {
  /** Re-checks the lease: another tab may have taken it while this one was suspended. */
  isLeader(): boolean;
  stop(): void;
};

/**
 * Elects one tab of the browser as leader for as long as it renews its lease. Plain http has no Web Locks, so the lease
 * lives in storage. Background tabs have throttled timers, but messages wake them: the leader is pinged before it is
 * replaced.
 */
export function requestLeadership(name: string, onChange: (leads: boolean) => void): Leadership {
  const me = Math.random().toString(36).slice(2);
  let isLeading = false;
  let claimTimer: ReturnType<typeof setTimeout> | undefined;

  const lease = () => read<Lease>(name);
  const isFree = () => {
    const left = (lease()?.until ?? 0) - Date.now();
    // More than a lease can last: the clock was set back.
    return left <= 0 || left > socketLimits.leaderLeaseMs;
  };
  const become = (next: boolean) => {
    if (next === isLeading) return;
    isLeading = next;
    onChange(next);
  };
  const take = () => {
    write<Lease>(name, { owner: me, until: Date.now() + socketLimits.leaderLeaseMs });
    become(true);
  };
  const isLeader = () => {
    if (isLeading && lease()?.owner !== me) become(false);
    return isLeading;
  };
  const claim = () => {
    tabs.post('who leads?');
    // Random delay, so that two tabs do not claim at the same moment; if they do, the later one wins.
    claimTimer ??= setTimeout(
      () => {
        claimTimer = undefined;
        if (isFree()) take();
      },
      socketLimits.leaderAskMs * (1 + Math.random()),
    );
  };
  const tick = () => {
    if (isLeader()) take();
    else if (isFree()) claim();
  };
  const leave = () => {
    if (isLeader()) {
      remove(name);
      tabs.post('free');
    }
    become(false);
  };

  const tabs = openChannel<'who leads?' | 'free'>(name, (message) => {
    if (message === 'free') claim();
    else if (isLeader()) take();
  });
  const ticking = setInterval(tick, socketLimits.leaderLeaseMs / 4);
  window.addEventListener('pagehide', leave);
  tick();

  return {
    isLeader,
    stop() {
      clearInterval(ticking);
      clearTimeout(claimTimer);
      window.removeEventListener('pagehide', leave);
      leave();
      tabs.close();
    },
  };
}
