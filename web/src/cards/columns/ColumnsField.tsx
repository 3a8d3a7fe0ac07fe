import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { ColumnDialog } from './ColumnDialog.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { type ColumnForm, newColumn } from './column-form.ts';
import './columns.css';

const t = textsOf({ cardColumns });

type ColumnsFieldProps = {
  columnForm: ColumnForm;
  id?: string;
  value?: readonly CardColumn[];
  onChange?: (columns: readonly CardColumn[]) => void;
};

/** Our own live region makes the announcements instead of dnd-kit's. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The columns of a card in order: drag or step, edit, remove, add. */
export function ColumnsField({ columnForm, id, value = [], onChange }: ColumnsFieldProps) {
  const [open, setOpen] = useState<{ id: string }>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = (from: number, to: number) => {
    const column = value[from];
    if (!column || to < 0 || to >= value.length) return;
    onChange?.(arrayMove([...value], from, to));
    setAnnouncement(t('moved', { name: column.columnName, n: to + 1 }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    const at = (key: unknown) => value.findIndex((column) => column.id === key);
    if (over && active.id !== over.id) move(at(active.id), at(over.id));
  };
  const save = (column: CardColumn) => {
    const known = value.some((one) => one.id === column.id);
    onChange?.(known ? value.map((one) => (one.id === column.id ? column : one)) : [...value, column]);
    setOpen(undefined);
  };
  const opened = value.find((column) => column === open);
  const full = value.length >= cardLimits.maxColumns;
  return (
    <div className="columns" id={id}>
      {value.length === 0 && <p className="columns-help">{t('none')}</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={dropped}>
        <SortableContext items={value.map((column) => column.id)} strategy={verticalListSortingStrategy}>
          <ol className="columns__list">
            {value.map((column, at) => (
              <ColumnRow
                key={column.id}
                column={column}
                first={at === 0}
                last={at === value.length - 1}
                onEdit={() => setOpen(column)}
                onRemove={() => onChange?.(value.filter((one) => one !== column))}
                onUp={() => move(at, at - 1)}
                onDown={() => move(at, at + 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button icon="plus" wide disabled={full} onClick={() => setOpen(newColumn(columnForm))}>
        {full ? t('most', { n: cardLimits.maxColumns }) : t('add')}
      </Button>
      <LiveRegion text={announcement} />
      {open !== undefined && (
        <ColumnDialog
          columnForm={columnForm}
          title={t(opened ? 'editTitle' : 'addTitle')}
          column={open}
          isNew={opened === undefined}
          usedNames={value.filter((column) => column !== opened).map(({ columnName }) => columnName)}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
