import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { useMemo } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { dragAnnouncements } from '../../../ui/drag-announcements.ts';
import { pointerDrag } from '../../../ui/pointer-drag.ts';
import type { ColumnName } from '../card-grid.ts';
import { CardRow } from './CardRow.tsx';
import { type Draft, moveCard } from './draft.ts';

const t = textsOf({ homeEdit });

type SortableColumnProps = {
  place: ColumnName;
  draft: Draft;
  /** The new state, and its announcement for screen readers. */
  onChange: (next: Draft, words: string) => void;
  onLift: (lifted: boolean) => void;
};

/** The cards of one column, sortable by pointer, touch, keyboard or buttons. */
export function SortableColumn({ place, draft, onChange, onLift }: SortableColumnProps) {
  const cards = draft[place];
  const sensors = useSensors(
    useSensor(PointerSensor, pointerDrag),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(
        cards.map(({ id, cardName }) => ({ id, name: cardName })),
        t,
      ),
      screenReaderInstructions: { draggable: t('instructions') },
    }),
    [cards],
  );
  const at = (id: unknown) => cards.findIndex((card) => card.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onLift(false);
    // The live region of dnd-kit has already announced the drop.
    if (over && over.id !== active.id) onChange(moveCard(draft, place, at(active.id), at(over.id)), '');
  };
  return (
    <section className="home-edit__column" aria-label={t(place)}>
      <h3>{t(place)}</h3>
      {cards.length === 0 && <p className="home-edit__none">{t('noneShown')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={() => onLift(true)}
        onDragCancel={() => onLift(false)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="home-edit__list">
            {cards.map((card) => (
              <CardRow key={card.id} {...{ card, place, draft, onChange }} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}
