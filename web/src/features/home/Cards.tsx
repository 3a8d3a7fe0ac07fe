import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { useEffect, useRef } from 'react';
import { preloadView } from '../../cards/CardBody.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { CardSlot } from './CardSlot.tsx';
import { Columns } from './Columns.tsx';
import { lastShape } from './shape.ts';
import type { Which } from './useHomePageParams.ts';

// The views of last time's cards come while the data of this time does.
for (const { kind } of lastShape()?.cards ?? []) preloadView(kind);

/** The cards of a page; the home page's shape is remembered for the next time. */
export function Cards({ page, which }: { page: HomePage; which: Which }) {
  const root = useRef<HTMLDivElement>(null);
  const { navigationId } = which;
  useEffect(() => {
    if (navigationId) return;
    void whenIdle()
      .then(() => import('./save-shape.ts'))
      .then(({ keepShape }) => root.current && keepShape(page, root.current))
      .catch(() => undefined);
  }, [page, navigationId]);
  return (
    <div ref={root}>
      <Columns layout={page.layout} cards={page.cards}>
        {(card) => <CardSlot card={card} page={page} which={which} />}
      </Columns>
    </div>
  );
}
