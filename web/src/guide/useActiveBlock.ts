import type { GuideBlock } from '@yizhan/contract/entities/guide.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Reading starts below the top bar; a block is current once it has reached this line. */
const LINE = 164;
/** The observer fires whenever a block's edge passes near the line. */
const near = { rootMargin: '-140px 0px -65% 0px' };

/** The current block: the last one that has reached the line; at the top of the page, the first. */
export function useActiveBlock(blocks: readonly GuideBlock[], anchorOf: (block: GuideBlock) => string) {
  const [read, setRead] = useState(blocks[0]);
  const all = blocks.map(anchorOf).join(' ');
  const elementOf = (block: GuideBlock) => document.getElementById(anchorOf(block));
  const follow = useEffectEvent(() => {
    const isUp = (block: GuideBlock) => (elementOf(block)?.getBoundingClientRect().top ?? LINE + 1) <= LINE;
    setRead(blocks.findLast(isUp) ?? blocks[0]);
  });
  useEffect(() => {
    const watch = new IntersectionObserver(() => follow(), near);
    for (const id of all.split(' ')) {
      const block = document.getElementById(id);
      if (block) watch.observe(block);
    }
    return () => watch.disconnect();
  }, [all]);
  return [read, setRead] as const;
}
