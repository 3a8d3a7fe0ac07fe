import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ servicesManage });

type OrderedRowProps = {
  row: { id: string; name: string; services: number };
  mark: ReactNode;
  first: boolean;
  last: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
};

/** The handle is for pointers only; the keyboard uses the buttons. */
export function OrderedRow({ row: { id, name, services }, mark, first, last, ...on }: OrderedRowProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      className={classes('services-admin__row', isDragging && 'services-admin__row--dragged')}
      style={style}
    >
      <span className="services-admin__handle" title={t('drag')} aria-hidden="true" {...listeners}>
        <Icon name="drag" size={16} />
      </span>
      {mark}
      <button type="button" className="services-admin__open" aria-label={t('edit', { name })} onClick={on.onEdit}>
        <strong>{name}</strong>
        <span>{t('servicesCount', { n: services })}</span>
      </button>
      <IconButton
        icon="arrow-up"
        size="small"
        label={t('moveUp', { name })}
        disabled={first}
        onClick={() => on.onMove(-1)}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={t('moveDown', { name })}
        disabled={last}
        onClick={() => on.onMove(1)}
      />
      <IconButton icon="trash" size="small" label={t('removeOne', { name })} onClick={on.onRemove} />
    </li>
  );
}
