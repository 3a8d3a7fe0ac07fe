import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { getCardSettings } from '../../../cards/settings.ts';
import { columnNames, type Spot } from '../../../features/home/card-grid.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pointerDrag } from '../../../ui/pointer-drag.ts';
import { gapAt, spotForGap } from './arrange.ts';
import type { Arrangement } from './useArrangement.ts';

/** The column under the pointer, and the gap between its cards. */
const detect: CollisionDetection = (args) => {
  const [column] = pointerWithin(args);
  const node = args.droppableContainers.find(({ id }) => id === column?.id)?.node.current;
  if (!column || !node || !args.pointerCoordinates) return [];
  const boxes = [...node.querySelectorAll('[data-layout-card]')].map((card) => card.getBoundingClientRect());
  return [{ ...column, data: { ...column.data, at: gapAt(args.pointerCoordinates, boxes) } }];
};

function spotIn(collisions: readonly Collision[] | null): Spot | undefined {
  const first = collisions?.[0];
  const place = columnNames.find((name) => name === first?.id);
  return place && { place, at: Number(first?.data?.at ?? 0) };
}

/** The page's own live region announces all changes, however they were made. */
const silent = () => undefined;
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };
const accessibility = { announcements, screenReaderInstructions: { draggable: '' } };

type DragAreaProps = { arrangement: Arrangement; children: (gap: Spot | undefined) => ReactNode };

/** The area in which cards are dragged by mouse or touch: within the page and from the list. */
export function DragArea({ arrangement, children }: DragAreaProps) {
  const [dragged, setDragged] = useState<string>();
  const [gap, setGap] = useState<Spot>();
  const sensors = useSensors(useSensor(PointerSensor, pointerDrag));
  const onMove = ({ collisions }: DragMoveEvent) => {
    const next = spotIn(collisions);
    setGap((now) => (now?.place === next?.place && now?.at === next?.at ? now : next));
  };
  const end = () => {
    setDragged(undefined);
    setGap(undefined);
  };
  const row = dragged === undefined ? undefined : arrangement.cards.get(dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={onMove}
      onDragOver={onMove}
      onDragCancel={end}
      onDragEnd={({ active, collisions }) => {
        end();
        const id = String(active.id);
        const target = spotIn(collisions);
        if (target) arrangement.move(id, spotForGap(arrangement.columns, id, target));
      }}
    >
      {children(gap)}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <div className="layout-ghost">
            <Icon name={row ? getCardSettings(row.cardKind).icon : 'warning'} />
            <strong>{arrangement.nameOf(dragged)}</strong>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
