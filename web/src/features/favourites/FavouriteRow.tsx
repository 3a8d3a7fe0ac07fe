import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Favourite, Folder } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { textsOf } from '../../lib/text.ts';
import { useFavourite } from '../../service/favourites.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { FavouriteActions } from './useFavourites.ts';

const t = textsOf({ favourites });

type FavouriteRowProps = {
  service: Favourite;
  folders: readonly Folder[];
  actions: FavouriteActions;
  first: boolean;
  last: boolean;
  onFirst: () => void;
  onLast: () => void;
};

export function FavouriteRow({ service, folders, actions, first, last, onFirst, onLast }: FavouriteRowProps) {
  const { serviceId, serviceName: name, serviceDeptName, folderId } = service;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: serviceId,
  });
  const { toggle } = useFavourite(serviceId, true, name);
  const places: MenuItem[] = folders
    .filter(({ id }) => id !== folderId)
    .map((folder) => ({
      key: folder.id,
      label: t('moveTo', { folder: folder.name }),
      icon: 'folder',
      onSelect: () => void actions.move(service, folder),
    }));
  return (
    <li
      ref={setNodeRef}
      className={classes('favourite', isDragging && 'favourite--lifted')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="favourite__handle"
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name })}
      >
        <Icon name="drag" />
      </button>
      <ServiceRow service={service} about={serviceDeptName} />
      <Menu
        label={t('serviceMenu', { name })}
        items={[
          { key: 'first', label: t('first'), icon: 'arrow-up', disabled: first, onSelect: onFirst },
          { key: 'last', label: t('last'), icon: 'arrow-down', disabled: last, onSelect: onLast },
          ...(places.length > 0 || folderId ? [{ kind: 'line', key: 'places' } as const] : []),
          ...places,
          ...(folderId
            ? [
                {
                  key: 'out',
                  label: t('moveOut'),
                  icon: 'undo',
                  onSelect: () => void actions.move(service, null),
                } as const,
              ]
            : []),
          { kind: 'line', key: 'line' },
          { key: 'unmark', label: t('unmark'), icon: 'star', danger: true, onSelect: () => void toggle() },
        ]}
      />
    </li>
  );
}
