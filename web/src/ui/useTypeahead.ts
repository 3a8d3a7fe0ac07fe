import { useRef } from 'react';

/** Letters typed within this time form one word. */
const typeaheadMs = 600;

/** Finds the element that starts with the typed text, searching from the current one. */
export function useTypeahead() {
  const query = useRef({ text: '', at: 0 });
  return (key: string, stops: readonly HTMLElement[], from: number): number | undefined => {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = performance.now();
    const isContinued = now - query.current.at < typeaheadMs;
    const text = (isContinued ? query.current.text : '') + key.toLowerCase();
    query.current = { text, at: now };
    // A new word starts after the current element; a continued one may still match it.
    const order = stops.map((_, step) => (Math.max(from, 0) + step + (isContinued ? 0 : 1)) % stops.length);
    return order.find((index) => stops[index]?.textContent?.trim().toLowerCase().startsWith(text));
  };
}
