import { useDraggable } from '@dnd-kit/core';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toFrameDragId } from './dragged-ids.ts';
import { type FrameLook, Tile, type TileProps } from './Tile.tsx';

const t = textsOf({ homePageConfig });

type FrameTilesProps = Omit<TileProps, 'card' | 'frame'> & { tabs: readonly LayoutPlace[]; frame: FrameLook };

/** A frame with tabs: dragged as a whole by its head, each tab by its face. */
export function FrameTiles({ tabs, frame: { wide, line, isTarget }, ...tile }: FrameTilesProps) {
  const id = tabs[0]?.cardId ?? '';
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: toFrameDragId(id) });
  return (
    <li
      ref={setNodeRef}
      data-layout-frame={id}
      data-span={wide}
      data-line={line}
      className={classes('layout-frame', isDragging && 'layout-tile--dragged', isTarget && 'layout-tile--target')}
    >
      <div className="layout-frame__head" {...listeners}>
        <Icon name="layers" size={16} />
        {t('tabsOfFrame', { n: tabs.length })}
      </div>
      <ol className="layout-frame__tabs">
        {tabs.map((card) => (
          <Tile key={card.cardId} card={card} frame={undefined} {...tile} />
        ))}
      </ol>
    </li>
  );
}
