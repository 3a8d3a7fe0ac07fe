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
  return {
    onDragStart: ({ active }) => t('lifted', words(active.id)),
    onDragOver: ({ active, over }) => t('over', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', words(active.id)),
  };
}
