import { useRef } from 'react';

/** Letters typed within this time belong to one word. */
const wordMs = 600;

/** Finds the element that begins with what is typed, looking on from the present one. */
export function useTypeahead() {
  const word = useRef({ text: '', at: 0 });
  return (key: string, stops: readonly HTMLElement[], from: number): number | undefined => {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = performance.now();
    const goesOn = now - word.current.at < wordMs;
    const text = (goesOn ? word.current.text : '') + key.toLowerCase();
    word.current = { text, at: now };
    // A new word looks past the present element, a longer one may still fit it.
    const order = stops.map((_, step) => (Math.max(from, 0) + step + (goesOn ? 0 : 1)) % stops.length);
    return order.find((index) => stops[index]?.textContent?.trim().toLowerCase().startsWith(text));
  };
}
