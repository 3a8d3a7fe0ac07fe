import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Favourite } from '@yizhan/contract/entities/hall.ts';
import { t } from './words.ts';

/** What a screen reader hears while a favourite is dragged. */
export function announcementsFor(shown: readonly Favourite[]): Announcements {
  const at = (id: UniqueIdentifier) => shown.findIndex(({ serviceId }) => serviceId === id);
  const words = (active: UniqueIdentifier, place: UniqueIdentifier = active) => ({
    name: shown[at(active)]?.serviceName ?? '',
    at: at(place) + 1,
    all: shown.length,
  });
  let last: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      last = active.id;
      return t('lifted', words(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = over?.id ?? active.id;
      // One that was only lifted is over its own place: to say so would drown that it was lifted.
      if (place === last) return undefined;
      last = place;
      return t('over', words(active.id, place));
    },
    onDragEnd: ({ active, over }) => t('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', words(active.id)),
  };
}
