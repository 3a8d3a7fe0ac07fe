import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { PublicationChips } from '../../admin-kit/publishing/PublicationChips.tsx';
import { useCanOpen } from '../../admin-kit/useCanOpen.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';

const t = textsOf({ navigationConfig });

type NavigationLineProps = {
  row: NavigationRow;
  current: boolean;
  canRise: boolean;
  canSink: boolean;
  onChoose: () => void;
  onMove: (step: 1 | -1) => void;
};

/** NV-1: a built-in item goes to the screen of its page; NV-2: an added one opens here. */
export function NavigationLine({ row, current, canRise, canSink, onChoose, onMove }: NavigationLineProps) {
  const { id, navigationName: name, icon, isBuilt, isAuto, configPath, parentId, publication } = row;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled: row.isFixed });
  const leads = useCanOpen(configPath) && isBuilt === 1;
  const face = (
    <>
      <Icon name={toIconName(icon)} size={18} />
      <span className="drafts__names">
        <span className="drafts__name">{name}</span>
        <span className="drafts__chips">
          {isAuto === 1 && <Chip tone="good">{t('inUse')}</Chip>}
          {isAuto === 0 && <Chip>{t(isBuilt === 1 ? 'hidden' : 'notYet')}</Chip>}
          {publication && <PublicationChips {...publication} published={null} />}
        </span>
      </span>
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes(
        'navigation-config__line',
        parentId !== null && 'navigation-config__line--inside',
        isDragging && 'navigation-config__line--dragged',
      )}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {row.isFixed ? (
        <span className="navigation-config__handle" />
      ) : (
        <span className="navigation-config__handle" title={t('drag')} aria-hidden="true" {...listeners}>
          <Icon name="drag" size={16} />
        </span>
      )}
      {leads ? (
        <a className="drafts__row" href={hrefOf(configPath)} aria-current={current} title={t('configure', { name })}>
          {face}
        </a>
      ) : (
        <button type="button" className="drafts__row" aria-current={current} onClick={onChoose}>
          {face}
        </button>
      )}
      <span className="navigation-config__tools">
        {leads && <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onChoose} />}
        {!row.isFixed && (
          <>
            <IconButton
              icon="arrow-up"
              size="small"
              label={t('moveUp', { name })}
              disabled={!canRise}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="arrow-down"
              size="small"
              label={t('moveDown', { name })}
              disabled={!canSink}
              onClick={() => onMove(1)}
            />
          </>
        )}
      </span>
    </li>
  );
}
