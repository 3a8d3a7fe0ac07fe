import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { useEffect, useRef } from 'react';
import { preloadView } from '../../cards/CardBody.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { Columns } from './Columns.tsx';
import { FrameSlot } from './FrameSlot.tsx';
import { readShape } from './shape.ts';
import type { HomePageParams } from './useHomePageParams.ts';

// Preloads the views of the last visit's cards while the data loads.
for (const { kind } of readShape()?.cards ?? []) preloadView(kind);

/** The cards of a page. The home page's shape is stored for the next visit. */
export function Cards({ page, params }: { page: HomePage; params: HomePageParams }) {
  const root = useRef<HTMLDivElement>(null);
  const { navigationId } = params;
  useEffect(() => {
    if (navigationId) return;
    void whenIdle()
      .then(() => import('./save-shape.ts'))
      .then(({ saveShape }) => root.current && saveShape(page, root.current))
      .catch(() => undefined);
  }, [page, navigationId]);
  return (
    <div ref={root}>
      <Columns layout={page.layout} cards={page.cards}>
        {(tabs) => <FrameSlot tabs={tabs} page={page} params={params} />}
      </Columns>
    </div>
  );
}
