import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import type { ReactNode } from 'react';
import { columnWidths } from './rows.ts';

type CardPlacement = Pick<HomeCard, 'id' | 'place' | 'span'>;
type ColumnsProps<C extends CardPlacement> = {
  layout: CardLayout;
  cards: readonly C[];
  children: (card: C) => ReactNode;
};

/** The main column with rows of one or two cards, and the right column. */
export function Columns<C extends CardPlacement>({ layout, cards, children }: ColumnsProps<C>) {
  const main = cards.filter(({ place }) => place === 'main');
  const aside = cards.filter(({ place }) => place === 'aside');
  const wide = columnWidths(main);
  return (
    <div className="home__columns" data-layout={layout}>
      <div className="home__main">
        {main.map((card, at) => (
          <div key={card.id} className="home__card" data-card-id={card.id} data-span={wide[at]}>
            {children(card)}
          </div>
        ))}
      </div>
      {aside.length > 0 && (
        <div className="home__aside">
          {aside.map((card) => (
            <div key={card.id} className="home__card" data-card-id={card.id}>
              {children(card)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
