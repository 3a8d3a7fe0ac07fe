import { type RefObject, useEffect } from 'react';

/**
 * Keeps a column in view while the page scrolls. One higher than the window stops when its end is seen, so that all of
 * it can be reached; the style sheet turns the height into the place where it stops.
 */
export function useStickyColumn(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--column-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [column]);
}
