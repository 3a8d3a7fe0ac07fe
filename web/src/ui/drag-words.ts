import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Item = { id: UniqueIdentifier; name: string };
type Say = (
  what: 'lifted' | 'over' | 'dropped' | 'cancelled',
  words: { name: string; at: number; all: number },
) => string;

/** What a screen reader hears while one of a list is dragged, in the words of that list. */
export function dragWords(items: readonly Item[], say: Say): Announcements {
  const words = (active: UniqueIdentifier, place: UniqueIdentifier = active) => ({
    name: items.find(({ id }) => id === active)?.name ?? '',
    at: items.findIndex(({ id }) => id === place) + 1,
    all: items.length,
  });
  let last: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      last = active.id;
      return say('lifted', words(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = over?.id ?? active.id;
      // One that was only lifted is over its own place: to say so would drown that it was lifted. These words may be
      // newer than that, made for a list that was read again meanwhile.
      if (place === (last ?? active.id)) return undefined;
      last = place;
      return say('over', words(active.id, place));
    },
    onDragEnd: ({ active, over }) => say('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => say('cancelled', words(active.id)),
  };
}
