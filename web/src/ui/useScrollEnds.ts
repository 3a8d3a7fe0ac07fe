import { type RefObject, useEffect, useState } from 'react';

/** Whether a horizontally scrolling row continues beyond its ends; rechecked when the number of items changes. */
export function useScrollEnds(row: RefObject<HTMLElement | null>, count: number) {
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const box = row.current;
    if (!box || count === 0) return;
    const measure = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const watch = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) watch.observe(element);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [row, count]);
  return more;
}

/** Scrolls only the row, never the page, until the selected item is clear of the arrows at the ends. */
export function scrollIntoRow(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement) {
  const clear = 40;
  const [from, to] = [offsetLeft - clear, offsetLeft + offsetWidth + clear];
  if (from < row.scrollLeft) row.scrollLeft = from;
  else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
}
