import { useLayoutEffect, useRef } from 'react';
import type { ChosenCard } from './useChosenCard.ts';

const keyOf = (chosen: ChosenCard) => (chosen.is === 'card' ? chosen.id : chosen.is);

/** A newly selected card starts at its top. With a single pane, focus moves into it and back. */
export function useSelectionFocus(chosen: ChosenCard, room: 'one pane' | 'all panes'): void {
  const key = keyOf(chosen);
  const before = useRef(key);
  useLayoutEffect(() => {
    const from = before.current;
    if (from === key) return;
    before.current = key;
    if (room === 'one pane' && key === 'none') return document.querySelector<HTMLElement>(rowOf(from))?.focus();
    window.scrollTo(0, 0);
    if (room === 'one pane') document.getElementById('chosen-card')?.focus({ preventScroll: true });
  }, [key, room]);
}

const rowOf = (id: string) => `.card-config__row[data-row="${CSS.escape(id)}"]`;
