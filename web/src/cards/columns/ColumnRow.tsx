import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ cardColumns });

type ColumnRowProps = {
  column: CardColumn;
  first: boolean;
  last: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onUp: () => void;
  onDown: () => void;
};

/** The handle is for pointers only; the keyboard uses the buttons. */
export function ColumnRow({ column, first, last, onEdit, onRemove, onUp, onDown }: ColumnRowProps) {
  const { id, columnName: name, source } = column;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} className={classes('columns__row', isDragging && 'columns__row--dragged')} style={style}>
      <span className="columns__handle" title={t('drag')} aria-hidden="true" {...listeners}>
        <Icon name="drag" size={16} />
      </span>
      <button type="button" className="columns__name" aria-label={t('edit', { name })} onClick={onEdit}>
        <span>{name}</span>
        <span className="columns__source">
          {'url' in source ? `${t(source.sourceType)} · ${hostOf(source.url)}` : t(source.sourceType)}
        </span>
      </button>
      <span className="columns__tools">
        <IconButton icon="arrow-up" size="small" label={t('up', { name })} disabled={first} onClick={onUp} />
        <IconButton icon="arrow-down" size="small" label={t('down', { name })} disabled={last} onClick={onDown} />
        <IconButton icon="trash" size="small" label={t('remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}

const hostOf = (url: string) => /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url;
