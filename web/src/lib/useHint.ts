import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onConnected, onHint } from './hints.ts';

let connects = 0;
onConnected(() => {
  connects += 1;
});

const pause = () => new Promise((over) => setTimeout(over, socketLimits.hintThrottleMs));

/**
 * Calls `refetch` when data of this topic changed, or may have changed while disconnected: at once, and then once more
 * after a pause for all hints that arrived meanwhile. A hundred changes do not cause a hundred reads.
 */
export function useHint(topic: string, refetch: () => unknown): void {
  const latest = useRef(refetch);
  // Updated in a layout effect: a hint before a normal effect would still use the previous input.
  useLayoutEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const state = { reading: false, pending: false, over: false };
    const read = async () => {
      state.pending = true;
      if (state.reading) return;
      state.reading = true;
      while (state.pending && !state.over) {
        state.pending = false;
        await Promise.allSettled([latest.current(), pause()]);
      }
      state.reading = false;
    };
    const stops = [
      onHint(topic, () => void read()),
      // What changed between the first read and the first connect comes as hints (lib/socket.ts).
      onConnected(() => void (connects > 1 && read())),
    ];
    return () => {
      state.over = true;
      for (const stop of stops) stop();
    };
  }, [topic]);
}
