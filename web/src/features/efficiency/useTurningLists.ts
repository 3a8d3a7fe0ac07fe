import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { type RefObject, useEffect } from 'react';

/** The last line of a page stands first on the next, so that nobody wonders whether one was left out. */
const REPEATED_PX = 32;

/** Nobody scrolls at a wall: a list longer than its room is turned page by page, and begins again after the last. */
export function useTurningLists(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const lists = () => box.current?.querySelectorAll('.eff-scroll, .eff-table') ?? [];
    const timer = setInterval(() => lists().forEach(turn), efficiencyLimits.wallPageSeconds * 1000);
    return () => {
      clearInterval(timer);
      for (const list of lists()) list.scrollTop = 0;
    };
  }, [box, isOn]);
}

function turn(list: Element): void {
  const { scrollTop, clientHeight, scrollHeight } = list;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  list.scrollTop = isAtEnd ? 0 : scrollTop + Math.max(REPEATED_PX, clientHeight - REPEATED_PX);
}
