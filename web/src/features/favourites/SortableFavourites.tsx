import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Favourite, Folder } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { useMemo } from 'react';
import { moveItem } from '../../lib/move-item.ts';
import { textsOf } from '../../lib/text.ts';
import { dragAnnouncements } from '../../ui/drag-announcements.ts';
import { FavouriteRow } from './FavouriteRow.tsx';
import type { FavouriteActions } from './useFavourites.ts';

const t = textsOf({ favourites });

/** A press that moves less than this is a click, not a drag. */
const dragPx = 4;

type SortableFavouritesProps = {
  services: readonly Favourite[];
  shown: readonly Favourite[];
  folders: readonly Folder[];
  actions: FavouriteActions;
};

/** The favourites of one folder, sortable by pointer, touch, keyboard or menu. */
export function SortableFavourites({ services, shown, folders, actions }: SortableFavouritesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(
        shown.map(({ serviceId, serviceName }) => ({ id: serviceId, name: serviceName })),
        t,
      ),
      screenReaderInstructions: { draggable: t('dragHelp') },
    }),
    [shown],
  );
  const at = (id: unknown) => shown.findIndex(({ serviceId }) => serviceId === id);
  const move = (from: number, to: number) => void actions.order(services, moveItem(shown, from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(at(active.id), at(over.id));
  };
  return (
    <>
      <p className="favourites-section__hint">{t('hint')}</p>
      <DndContext {...{ sensors, accessibility, onDragEnd }} collisionDetection={closestCenter}>
        <SortableContext items={shown.map(({ serviceId }) => serviceId)} strategy={rectSortingStrategy}>
          <ol className="favourites-section__list" aria-label={t('title')}>
            {shown.map((service, index) => (
              <FavouriteRow
                key={service.serviceId}
                {...{ service, folders, actions }}
                first={index === 0}
                last={index === shown.length - 1}
                onFirst={() => move(index, 0)}
                onLast={() => move(index, shown.length - 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
