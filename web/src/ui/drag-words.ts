import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Item = { id: UniqueIdentifier; name: string };
type AnnouncementText = (
  event: 'lifted' | 'over' | 'dropped' | 'cancelled',
  toParams: { name: string; at: number; all: number },
) => string;

/** What a screen reader hears while one of a list is dragged, in the words of that list. */
export function dragWords(items: readonly Item[], toText: AnnouncementText): Announcements {
  const toParams = (active: UniqueIdentifier, place: UniqueIdentifier = active) => ({
    name: items.find(({ id }) => id === active)?.name ?? '',
    at: items.findIndex(({ id }) => id === place) + 1,
    all: items.length,
  });
  let last: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      last = active.id;
      return toText('lifted', toParams(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = over?.id ?? active.id;
      // One that was only lifted is over its own place: to say so would drown that it was lifted. These words may be
      // newer than that, made for a list that was read again meanwhile.
      if (place === (last ?? active.id)) return undefined;
      last = place;
      return toText('over', toParams(active.id, place));
    },
    onDragEnd: ({ active, over }) => toText('dropped', toParams(active.id, over?.id)),
    onDragCancel: ({ active }) => toText('cancelled', toParams(active.id)),
  };
}
