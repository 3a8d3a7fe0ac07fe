import { useDroppable } from '@dnd-kit/core';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { type ColumnName, toFrames } from '../../../features/home/card-grid.ts';
import { columnWidths } from '../../../features/home/rows.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import type { DropTarget } from './arrange.ts';
import { FrameTiles } from './FrameTiles.tsx';
import { type FrameLook, Tile } from './Tile.tsx';
import type { Arrangement } from './useArrangement.ts';
import type { Lift } from './useLift.ts';

const t = textsOf({ homePageConfig });

type ColumnProps = {
  place: ColumnName;
  /** The gap or frame under a dragged card, if it is in this column. */
  gap: DropTarget | undefined;
  arrangement: Arrangement;
  lift: Lift;
  help: string;
};

/** One column of the page: a drop target with its frames. */
export function Column({ place, gap, arrangement, lift, help }: ColumnProps) {
  const { setNodeRef } = useDroppable({ id: place });
  const frames = toFrames(arrangement.columns[place]).flatMap((tabs) => {
    const [first] = tabs;
    return first ? [{ first, tabs, span: first.span }] : [];
  });
  const wide = columnWidths(frames);
  const lineAt = (at: number): FrameLook['line'] => {
    if (gap?.onto !== undefined) return undefined;
    if (gap?.at === at) return 'before';
    return gap?.at === frames.length && at === frames.length - 1 ? 'after' : undefined;
  };
  return (
    <section
      ref={setNodeRef}
      className={classes('layout-column', `layout-column--${place}`, gap && 'layout-column--over')}
      aria-label={t('columnOf', { place: t(place) })}
    >
      <h3>{t(place)}</h3>
      {frames.length === 0 && <p className="layout-column__none">{t(`${place}Empty`)}</p>}
      <ol className="layout-column__list">
        {frames.map(({ first, tabs }, at) => {
          const frame = {
            ...{ wide: place === 'main' ? (wide[at] ?? 1) : 1, line: lineAt(at) },
            isTarget: gap?.onto === first.cardId,
          } as const;
          const tile = { spot: { place, at }, arrangement, lift, help };
          return tabs.length > 1 ? (
            <FrameTiles key={first.cardId} tabs={tabs} frame={frame} {...tile} />
          ) : (
            <Tile key={first.cardId} card={first} frame={frame} {...tile} />
          );
        })}
      </ol>
    </section>
  );
}
