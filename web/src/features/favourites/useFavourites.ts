import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Favourite, Favourites, Folder } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { api, query } from '../../lib/api.ts';
import { moveItem } from '../../lib/move-item.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { favouritesKey, refetchFavourites } from '../../service/favourites.ts';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { moveToFolder, removeFolder, reorder } from './favourite-rules.ts';

const t = textsOf({ favourites });

/** A person's favourites and all actions on them. Updates are optimistic and rolled back on failure. */
export function useFavourites() {
  const client = useQueryClient();
  const found = useQuery(query.services.favourites());
  // A withdrawn service disappears without a message (HL-10).
  useHint('services', () => client.invalidateQueries({ queryKey: favouritesKey }));

  const change = async (next: (now: Favourites) => Favourites, save: () => Promise<unknown>) => {
    const before = client.getQueryData<Favourites>(favouritesKey);
    if (before) client.setQueryData(favouritesKey, next(before));
    try {
      await save();
      return true;
    } catch (error) {
      client.setQueryData(favouritesKey, before);
      toastError(error);
      return false;
    } finally {
      await refetchFavourites(client);
    }
  };

  return {
    found,
    order: (all: readonly Favourite[], visible: readonly Favourite[]) => {
      const services = reorder(all, visible);
      return change(
        (now) => ({ ...now, services }),
        () => api.services.changeOrder({ ids: services.map(({ serviceId }) => serviceId) }),
      );
    },
    move: async ({ serviceId, serviceName: name }: Favourite, folder: Folder | null) => {
      const folderId = folder?.id ?? null;
      const saved = await change(
        (now) => moveToFolder(now, serviceId, folderId),
        () => api.services.collect({ serviceId, folderId }),
      );
      if (saved) toast.success(folder ? t('movedTo', { name, folder: folder.name }) : t('movedOut', { name }));
    },
    orderFolders: (folders: readonly Folder[], from: number, to: number) => {
      const next = moveItem(folders, from, to);
      return change(
        (now) => ({ ...now, folders: next }),
        () => api.services.orderFolders({ ids: next.map(({ id }) => id) }),
      );
    },
    removeFolder: async ({ id, name }: Folder) => {
      const saved = await change(
        (now) => removeFolder(now, id),
        () => api.services.removeFolder({ id }),
      );
      if (saved) toast.success(t('folderRemoved', { name }));
    },
    /** Returns the stored folder. The dialog shows a refusal itself. */
    submitFolder: async (name: string, id?: string): Promise<Folder> => {
      const folder = await api.services.submitFolder({ name, ...(id && { id }) });
      await refetchFavourites(client);
      return folder;
    },
  };
}
export type FavouriteActions = ReturnType<typeof useFavourites>;
