import { useDroppable } from '@dnd-kit/core';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import type { ColumnName, Spot } from '../../../features/home/card-grid.ts';
import { columnWidths } from '../../../features/home/rows.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Tile } from './Tile.tsx';
import type { Arrangement } from './useArrangement.ts';
import type { Lift } from './useLift.ts';

const t = textsOf({ homePageConfig });

type ColumnProps = {
  place: ColumnName;
  /** The gap under a dragged card, if it is in this column. */
  gap: Spot | undefined;
  arrangement: Arrangement;
  lift: Lift;
  help: string;
};

/** One column of the page: a drop target with its cards. */
export function Column({ place, gap, arrangement, lift, help }: ColumnProps) {
  const { setNodeRef } = useDroppable({ id: place });
  const cards = arrangement.columns[place];
  const wide = columnWidths(cards);
  const lineAt = (at: number) => {
    if (gap?.at === at) return 'before';
    return gap?.at === cards.length && at === cards.length - 1 ? 'after' : undefined;
  };
  return (
    <section
      ref={setNodeRef}
      className={classes('layout-column', `layout-column--${place}`, gap && 'layout-column--over')}
      aria-label={t('columnOf', { place: t(place) })}
    >
      <h3>{t(place)}</h3>
      {cards.length === 0 && <p className="layout-column__none">{t(`${place}Empty`)}</p>}
      <ol className="layout-column__list">
        {cards.map((card, at) => (
          <Tile
            key={card.cardId}
            card={card}
            spot={{ place, at }}
            wide={place === 'main' ? (wide[at] ?? 1) : 1}
            line={lineAt(at)}
            {...{ arrangement, lift, help }}
          />
        ))}
      </ol>
    </section>
  );
}
