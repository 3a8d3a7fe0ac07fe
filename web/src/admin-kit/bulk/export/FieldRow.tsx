import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { textsOf } from '../../../lib/text.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';

const t = textsOf({ bulkExport });

type FieldRowProps = { field: string; title: string; chosen: boolean; onChange: (chosen: boolean) => void };

/** A field that can be ticked, and moved by pointer or keyboard. */
export function FieldRow({ field, title, chosen, onChange }: FieldRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: field,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes('bulk-fields__row', isDragging && 'bulk-fields__row--lifted')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="bulk-fields__handle"
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name: title })}
      >
        <Icon name="drag" size={16} />
      </button>
      <Checkbox className="bulk-fields__box" checked={chosen} onChange={onChange}>
        {title}
      </Checkbox>
    </li>
  );
}
