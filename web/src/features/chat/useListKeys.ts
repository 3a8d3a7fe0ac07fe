import type { KeyboardEvent } from 'react';

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move between the rows of a list; Enter presses the row, being a button. */
export const useListKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  const move = moves[event.key];
  if (!move) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.chat-row')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  if (at === -1 && event.target instanceof HTMLInputElement && event.key !== 'ArrowDown') return;
  event.preventDefault();
  rows[move(at, rows.length)]?.focus();
};
