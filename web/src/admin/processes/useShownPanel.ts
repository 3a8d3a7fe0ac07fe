import { useEffect, useRef } from 'react';

/** The settings of what was selected come into view where they stand below it, as on a phone. */
export function useShownPanel(chosen: string | undefined) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const isBelow = panel.current !== null && panel.current.getBoundingClientRect().top > window.innerHeight;
    if (chosen !== undefined && isBelow) panel.current?.scrollIntoView();
  }, [chosen]);
  return panel;
}
