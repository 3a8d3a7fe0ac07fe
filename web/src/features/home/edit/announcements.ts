import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { t } from './words.ts';

/** What a screen reader hears while a card is dragged. */
export function announcementsFor(cards: readonly CardChoice[]): Announcements {
  const words = (active: UniqueIdentifier, place: UniqueIdentifier = active) => ({
    name: cards.find(({ id }) => id === active)?.cardName ?? '',
    at: cards.findIndex(({ id }) => id === place) + 1,
    all: cards.length,
  });
  let last: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      last = active.id;
      return t('lifted', words(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = over?.id ?? active.id;
      // A card that was only lifted is over its own place: to say so would drown that it was lifted.
      if (place === last) return undefined;
      last = place;
      return t('over', words(active.id, place));
    },
    onDragEnd: ({ active, over }) => t('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', words(active.id)),
  };
}
