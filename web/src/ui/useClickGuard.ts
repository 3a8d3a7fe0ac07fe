import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { createContext, type MouseEvent, useRef } from 'react';

/** True inside a dialog's row of buttons, where every button is guarded (OV-6). */
export const GuardedButtons = createContext(false);

/** Wraps a click handler so that repeat clicks within the guard time are ignored, including form submits. */
export function useClickGuard<E extends Element>(
  onClick: ((event: MouseEvent<E>) => void) | undefined,
  { active }: { active: boolean } = { active: true },
) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event: MouseEvent<E>) => {
    const now = performance.now();
    if (active && now - last.current < uiLimits.clickGuardMs) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = now;
    onClick?.(event);
  };
}
