import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Item = { id: UniqueIdentifier; name: string };
type AnnouncementText = (
  event: 'lifted' | 'over' | 'dropped' | 'cancelled',
  toParams: { name: string; at: number; all: number },
) => string;

/** Screen reader announcements while a list item is dragged, in the texts of that list. */
export function dragAnnouncements(items: readonly Item[], toText: AnnouncementText): Announcements {
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
      // An item that was just lifted is over its own place: announcing that would drown out "lifted". `last` may be
      // unset, because these announcements are recreated when the list is refetched.
      if (place === (last ?? active.id)) return undefined;
      last = place;
      return toText('over', toParams(active.id, place));
    },
    onDragEnd: ({ active, over }) => toText('dropped', toParams(active.id, over?.id)),
    onDragCancel: ({ active }) => toText('cancelled', toParams(active.id)),
  };
}
