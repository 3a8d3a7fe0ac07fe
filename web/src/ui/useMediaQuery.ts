import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** The widths at which the layout changes (look: Page). */
export const phone = '(max-width: 640px)';
export const narrow = '(max-width: 899px)';
export const wide = '(min-width: 1440px)';
/** A touch screen, most likely without a keyboard. */
export const touch = '(pointer: coarse)';
