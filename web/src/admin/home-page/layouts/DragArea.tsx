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
import { columnNames } from '../../../features/home/card-grid.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pointerDrag } from '../../../ui/pointer-drag.ts';
import { boxAt, type DropTarget, gapAt, spotForGap } from './arrange.ts';
import { draggedIds } from './dragged-ids.ts';
import type { Arrangement } from './useArrangement.ts';

/** The column under the pointer, and the gap between its frames or the frame under the pointer. */
const detect: CollisionDetection = (args) => {
  const [column] = pointerWithin(args);
  const node = args.droppableContainers.find(({ id }) => id === column?.id)?.node.current;
  if (!column || !node || !args.pointerCoordinates) return [];
  const frames = [...node.querySelectorAll<HTMLElement>('[data-layout-frame]')];
  const boxes = frames.map((frame) => frame.getBoundingClientRect());
  const onto = frames[boxAt(args.pointerCoordinates, boxes) ?? -1]?.dataset.layoutFrame;
  return [{ ...column, data: { ...column.data, at: gapAt(args.pointerCoordinates, boxes), onto } }];
};

function targetIn(collisions: readonly Collision[] | null): DropTarget | undefined {
  const first = collisions?.[0];
  const place = columnNames.find((name) => name === first?.id);
  return place && { place, at: Number(first?.data?.at ?? 0), onto: first?.data?.onto as string | undefined };
}

/** The page's own live region announces all changes, however they were made. */
const silent = () => undefined;
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };
const accessibility = { announcements, screenReaderInstructions: { draggable: '' } };

type DragAreaProps = { arrangement: Arrangement; children: (gap: DropTarget | undefined) => ReactNode };

/** The area in which cards and frames are dragged by mouse or touch: within the page and from the list. */
export function DragArea({ arrangement, children }: DragAreaProps) {
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [gap, setGap] = useState<DropTarget>();
  const sensors = useSensors(useSensor(PointerSensor, pointerDrag));
  const idsOf = (id: unknown) => draggedIds(arrangement.columns, String(id));
  /** A frame takes no card it already has, and no more than fit. */
  const targetFor = (collisions: readonly Collision[] | null, ids: readonly string[]) => {
    const target = targetIn(collisions);
    return target?.onto !== undefined && !arrangement.canJoin(ids, target.onto)
      ? { ...target, onto: undefined }
      : target;
  };
  const onMove = ({ active, collisions }: DragMoveEvent) => {
    const next = targetFor(collisions, idsOf(active.id));
    const isSame = (now: DropTarget | undefined) =>
      now?.place === next?.place && now?.at === next?.at && now?.onto === next?.onto;
    setGap((now) => (isSame(now) ? now : next));
  };
  const end = () => {
    setDragged([]);
    setGap(undefined);
  };
  const [first] = dragged;
  const row = first === undefined ? undefined : arrangement.cards.get(first);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(idsOf(active.id))}
      onDragMove={onMove}
      onDragOver={onMove}
      onDragCancel={end}
      onDragEnd={({ active, collisions }) => {
        end();
        const ids = idsOf(active.id);
        const [id] = ids;
        const target = targetFor(collisions, ids);
        if (!target || id === undefined) return;
        if (target.onto !== undefined) arrangement.join(ids, target.onto);
        else {
          const spot = spotForGap(arrangement.columns, id, target, ids.length);
          if (ids.length > 1) arrangement.moveFrame(id, spot);
          else arrangement.move(id, spot);
        }
      }}
    >
      {children(gap)}
      <DragOverlay dropAnimation={null}>
        {first !== undefined && (
          <div className="layout-ghost">
            <Icon name={row ? getCardSettings(row.cardKind).icon : 'warning'} />
            <strong>{dragged.map(arrangement.nameOf).join(' · ')}</strong>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
