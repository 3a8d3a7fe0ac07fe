import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { onOtherTab, write } from './storage.ts';

/** Whether somebody is there, in whichever tab of this browser. */
const ACTIVE = 'active';
/** The other tabs need not hear of every movement. */
const broadcastMs = 5_000;
/** Not scrolling: pages scroll by themselves, too, and whoever scrolls does one of these. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

/** By both clocks: the page's own stands still while a computer sleeps, the computer's can be set. */
const clocks = () => ({ page: performance.now(), computer: Date.now() });

let last = clocks();
let lastBroadcast = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Milliseconds since anybody did anything. */
export const idleMs = () => Math.max(performance.now() - last.page, Date.now() - last.computer);

function recordActivity() {
  const before = idleMs();
  last = clocks();
  if (before >= sessionLimits.idleAfterMs) for (const listener of listeners) listener();
}

/** Somebody did something here. */
export function markActive(): void {
  recordActivity();
  if (performance.now() - lastBroadcast < broadcastMs) return;
  lastBroadcast = performance.now();
  write(ACTIVE, true);
}

/** Watches this tab and hears of the others. Returns its end. */
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

/** Somebody came back who had not been there. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
