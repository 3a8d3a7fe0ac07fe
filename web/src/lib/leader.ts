import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { read, remove, write } from './storage.ts';
import { openChannel } from './tabs.ts';

type Lease = { owner: string; until: number };

export type Leadership = {
  /** Looks at the lease: while this tab slept, another may have taken it. */
  isLeader(): boolean;
  stop(): void;
};

/**
 * One tab of the browser leads, as long as it renews its lease. On plain http there are no locks, so the lease lies in
 * storage. A tab in the background is hardly given timers, but messages wake it: so it is asked before it is replaced.
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
    // At a time of its own, so that two tabs do not take it together; if they do, the later one has it.
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
