import { useDraggable } from '@dnd-kit/core';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { getCardSettings } from '../../../cards/settings.ts';
import type { Spot } from '../../../features/home/card-grid.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toTileItems } from './tile-items.ts';
import type { Arrangement } from './useArrangement.ts';
import type { Lift } from './useLift.ts';

const t = textsOf({ homePageConfig });

export type FrameLook = {
  /** Its resulting width, which also depends on its neighbours. */
  wide: 1 | 2;
  /** The line that shows where a dragged card would drop. */
  line: 'before' | 'after' | undefined;
  /** A card dropped now would become a tab here. */
  isTarget: boolean;
};

export type TileProps = {
  card: LayoutPlace;
  /** The position of its frame. */
  spot: Spot;
  /** Of a card that is a frame by itself; undefined for a tab. */
  frame: FrameLook | undefined;
  arrangement: Arrangement;
  lift: Lift;
  /** Id of the keyboard instructions. */
  help: string;
};

/** A card in the miniature: dragged by its face, configured by its menu. */
export function Tile({ card, spot, frame, arrangement, lift, help }: TileProps) {
  const { cardId, mandatory, shown } = card;
  const { listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: cardId });
  const row = arrangement.cards.get(cardId);
  const kind = row && getCardSettings(row.cardKind);
  const name = arrangement.nameOf(cardId);
  const isLifted = lift.liftedId === cardId;
  return (
    <li
      ref={setNodeRef}
      data-layout-card={cardId}
      data-layout-frame={frame && cardId}
      data-span={frame?.wide}
      data-line={frame?.line}
      className={classes(
        'layout-tile',
        !shown && 'layout-tile--off',
        isDragging && 'layout-tile--dragged',
        isLifted && 'layout-tile--lifted',
        frame?.isTarget && 'layout-tile--target',
      )}
    >
      <div className="layout-tile__face" {...listeners}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="layout-tile__grip"
          data-grip=""
          aria-label={t('drag', { name })}
          aria-describedby={help}
          aria-pressed={isLifted}
          onKeyDown={(event) => lift.onKeyDown(event, cardId)}
          onBlur={({ relatedTarget }) => lift.onBlur(cardId, relatedTarget)}
        >
          <Icon name={kind?.icon ?? 'warning'} />
        </button>
        <span className="layout-tile__names">
          <strong title={name}>{name}</strong>
          <small>{kind?.name}</small>
        </span>
      </div>
      <span className="layout-tile__menu">
        <Menu
          label={t('cardMenu', { name })}
          size="small"
          items={toTileItems({ card, spot, kind: row?.cardKind, arrangement })}
        />
      </span>
      <span className="layout-tile__marks">
        {mandatory && (
          <Chip tone="brand" icon="lock">
            {t('mandatory')}
          </Chip>
        )}
        {!shown && <Chip icon="eye-off">{t('optional')}</Chip>}
        {row && !row.published && (
          <span title={t('unpublishedText')}>
            <Chip tone="warn">{t('unpublished')}</Chip>
          </span>
        )}
      </span>
    </li>
  );
}
