import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { onOtherTab, write } from './storage.ts';

/** Tracks user activity across all tabs of this browser. */
const ACTIVE = 'active';
/** Throttle: the other tabs do not need every movement. */
const broadcastMs = 5_000;
/** Without `scroll`: pages also scroll by themselves, and a person who scrolls triggers one of these anyway. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

/** Both clocks: performance.now() may stop while the computer sleeps, and the system clock can be changed. */
const clocks = () => ({ page: performance.now(), computer: Date.now() });

let last = clocks();
let lastBroadcast = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Milliseconds since the last activity in any tab. */
export const idleMs = () => Math.max(performance.now() - last.page, Date.now() - last.computer);

function recordActivity() {
  const before = idleMs();
  last = clocks();
  if (before >= sessionLimits.idleAfterMs) for (const listener of listeners) listener();
}

/** Records activity in this tab. */
export function markActive(): void {
  recordActivity();
  if (performance.now() - lastBroadcast < broadcastMs) return;
  lastBroadcast = performance.now();
  write(ACTIVE, true);
}

/** Watches this tab and listens to the others. Returns a function that stops it. */
export function watchActivity(): () => void {
  lastBroadcast = Number.NEGATIVE_INFINITY;
  markActive();
  const quietly = { capture: true, passive: true };
  for (const sign of activityEvents) window.addEventListener(sign, markActive, quietly);
  const stop = onOtherTab(ACTIVE, recordActivity);
  return () => {
    for (const sign of activityEvents) window.removeEventListener(sign, markActive, quietly);
    stop();
  };
}

/** Calls the listener on the first activity after an idle period. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
