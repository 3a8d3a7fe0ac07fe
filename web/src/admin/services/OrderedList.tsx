import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { type ReactNode, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { OrderedRow } from './OrderedRow.tsx';

const t = textsOf({ servicesManage });

type Row = { id: string; name: string; services: number };

type OrderedListProps<T extends Row> = {
  rows: readonly T[];
  mark?: (row: T) => ReactNode;
  onEdit: (row: T) => void;
  onRemove: (row: T) => void;
  /** Saves this order; the list shows it optimistically. */
  onOrder: (ids: string[]) => Promise<unknown>;
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

/** A short list with a manual order: drag, or move by the arrow buttons. */
export function OrderedList<T extends Row>({ rows, mark, onEdit, onRemove, onOrder }: OrderedListProps<T>) {
  const [announcement, setAnnouncement] = useState('');
  /** The requested order, shown until the server's answer arrives. */
  const [requestedOrder, setRequestedOrder] = useState<readonly string[]>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const visibleRows =
    requestedOrder?.length === rows.length ? requestedOrder.flatMap((id) => rowsById.get(id) ?? []) : rows;
  const ids = visibleRows.map(({ id }) => id);
  const move = async (from: number, to: number) => {
    const row = visibleRows[from];
    if (!row || to < 0 || to >= visibleRows.length) return;
    const next = arrayMove(ids, from, to);
    setRequestedOrder(next);
    setAnnouncement(t('moved', { name: row.name, n: to + 1 }));
    await onOrder(next);
    setRequestedOrder(undefined);
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) void move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={dropped}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="services-admin__ordered">
            {visibleRows.map((row, at) => (
              <OrderedRow
                key={row.id}
                row={row}
                mark={mark?.(row)}
                first={at === 0}
                last={at === visibleRows.length - 1}
                onEdit={() => onEdit(row)}
                onRemove={() => onRemove(row)}
                onMove={(step) => void move(at, at + step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <LiveRegion text={announcement} />
    </>
  );
}
