import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { useMemo, useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { dragAnnouncements } from '../../../ui/drag-announcements.ts';
import { pointerDrag } from '../../../ui/pointer-drag.ts';
import { type ColumnName, toFrames } from '../card-grid.ts';
import { detectRow, targetIn } from './detect-row.ts';
import { type ChangeDraft, canJoin, type Draft, joinFrame, moveFrame } from './draft.ts';
import { FrameRow, nameOf } from './FrameRow.tsx';

const t = textsOf({ homeEdit });

type SortableColumnProps = {
  place: ColumnName;
  draft: Draft;
  /** The new state, and its announcement for screen readers. */
  onChange: ChangeDraft;
  onLift: (lifted: boolean) => void;
};

/** While a card would become a tab of another one, no row makes room. */
const stayPut = () => null;

/** The frames of one column, sortable by pointer, touch, keyboard or buttons; dropped onto another, one becomes its tab. */
export function SortableColumn({ place, draft, onChange, onLift }: SortableColumnProps) {
  const frames = useMemo(() => toFrames(draft[place]), [draft, place]);
  const ids = frames.flatMap(([first]) => first?.id ?? []);
  const [target, setTarget] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, pointerDrag),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(
        frames.map((tabs) => ({ id: tabs[0]?.id ?? '', name: nameOf(tabs) })),
        t,
      ),
      screenReaderInstructions: { draggable: t('instructions') },
    }),
    [frames],
  );
  const joinTarget = ({ active, collisions }: DragMoveEvent | DragEndEvent) => {
    const id = targetIn(collisions);
    return id !== undefined && canJoin(draft, String(active.id), id) ? id : undefined;
  };
  const end = () => {
    setTarget(undefined);
    onLift(false);
  };
  const onDragEnd = (event: DragEndEvent) => {
    end();
    const [id, over, other] = [String(event.active.id), event.over?.id, joinTarget(event)];
    if (other !== undefined) {
      const names = [id, other].map((one) => nameOf(frames[ids.indexOf(one)] ?? []));
      onChange(joinFrame(draft, id, other), t('isJoined', { name: names[0] ?? '', other: names[1] ?? '' }), id);
      return;
    }
    // The live region of dnd-kit has already announced the drop.
    if (over !== undefined && over !== id)
      onChange(moveFrame(draft, place, ids.indexOf(id), ids.indexOf(String(over))), '');
  };
  return (
    <section className="home-edit__column" aria-label={t(place)}>
      <h3>{t(place)}</h3>
      {frames.length === 0 && <p className="home-edit__none">{t('noneShown')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={detectRow}
        accessibility={accessibility}
        onDragStart={() => onLift(true)}
        onDragMove={(event) => setTarget(joinTarget(event))}
        onDragCancel={end}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={ids} strategy={target === undefined ? verticalListSortingStrategy : stayPut}>
          <ol className="home-edit__list">
            {frames.map((tabs) => (
              <FrameRow key={tabs[0]?.id} isTarget={tabs[0]?.id === target} {...{ tabs, place, draft, onChange }} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}
