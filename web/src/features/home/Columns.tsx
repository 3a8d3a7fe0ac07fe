import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import { type ReactNode, useRef } from 'react';
import { toFrames } from './card-grid.ts';
import { columnWidths } from './rows.ts';
import { useStickyColumn } from './useStickyColumn.ts';

type CardPlacement = Pick<HomeCard, 'id' | 'place' | 'span' | 'frame'>;
type ColumnsProps<C extends CardPlacement> = {
  layout: CardLayout;
  cards: readonly C[];
  /** One frame: a card, or several as tabs. */
  children: (tabs: readonly C[]) => ReactNode;
};

/** The main column with rows of one or two frames, and the right column, which stays in view. */
export function Columns<C extends CardPlacement>({ layout, cards, children }: ColumnsProps<C>) {
  const aside = useRef<HTMLDivElement>(null);
  useStickyColumn(aside);
  const framesIn = (column: HomeCard['place']) =>
    toFrames(cards.filter(({ place }) => place === column)).flatMap((tabs) => {
      const [first] = tabs;
      return first ? [{ id: first.id, span: first.span, tabs }] : [];
    });
  const [main, right] = [framesIn('main'), framesIn('aside')];
  const wide = columnWidths(main);
  return (
    <div className="home__columns" data-layout={layout}>
      <div className="home__main">
        {main.map(({ id, tabs }, at) => (
          <div key={id} className="home__card" data-card-id={id} data-span={wide[at]}>
            {children(tabs)}
          </div>
        ))}
      </div>
      {right.length > 0 && (
        <div className="home__aside" ref={aside}>
          {right.map(({ id, tabs }) => (
            <div key={id} className="home__card" data-card-id={id}>
              {children(tabs)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
