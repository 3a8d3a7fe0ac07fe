import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Favourites } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { useRef, useState } from 'react';
import { api, query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { toast } from '../ui/toast.ts';
import { toastError } from '../ui/toast-error.ts';
import { withCollected } from './with-collected.ts';

const t = textsOf({ favourites });

export const favouritesKey = query.services.favourites().queryKey;

type CachedFavourites = Favourites | undefined;
const readCached = (client: QueryClient): CachedFavourites => client.getQueryData(favouritesKey);

/** What shows stars. */
const starred = [query.hall.queryKey, query.services.details.queryKey];

/** Readings under way were asked for before the change and would bring the old state back. Asks for them again. */
async function interruptReadings(client: QueryClient): Promise<() => Promise<unknown>> {
  const readings = starred.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  await Promise.all(readings.map((reading) => reading.cancel({ revert: true })));
  return () => Promise.all(readings.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}

/** Optimistic update: everything on the page that shows this service gets the new state. */
function updateCaches(client: QueryClient, serviceId: string, collected: boolean, back: CachedFavourites) {
  for (const queryKey of starred)
    client.setQueriesData({ queryKey }, (data: unknown) => withCollected(data, serviceId, collected));
  client.setQueryData<Favourites>(favouritesKey, (now) => {
    if (collected) return back ?? now;
    return now && { ...now, services: now.services.filter((service) => service.serviceId !== serviceId) };
  });
}

/** Undo of a removal: the favourite returns to its former folder and position. */
async function restoreFavourite(serviceId: string, { services }: Favourites) {
  const folderId = services.find((service) => service.serviceId === serviceId)?.folderId ?? null;
  await api.services.collect({ serviceId, folderId });
  await api.services.changeOrder({ ids: services.map((service) => service.serviceId) });
}

/** Refetches lists of favourites; pages that only show the star are updated already. */
export const refetchFavourites = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: favouritesKey }),
    client.invalidateQueries({ queryKey: query.cards.home.queryKey }),
  ]);

type FavouriteState = { collected: boolean; toggle: () => Promise<void>; pending: boolean };

/** The star of a service: updated optimistically, undone from its toast, rolled back when the server refuses. */
export function useFavourite(serviceId: string, collected: boolean, name = ''): FavouriteState {
  const client = useQueryClient();
  const [pendingValue, setPendingValue] = useState<boolean>();
  const busy = useRef(false);

  const change = async (next: boolean, undone?: { back: CachedFavourites }) => {
    const before = readCached(client);
    setPendingValue(next);
    const readAgain = await interruptReadings(client);
    updateCaches(client, serviceId, next, undone?.back);
    try {
      if (!next) await api.services.cancelCollect({ serviceId });
      else if (undone?.back) await restoreFavourite(serviceId, undone.back);
      else await api.services.collect({ serviceId });
      // An undo offers no further undo.
      if (!undone) {
        const text = name ? t(next ? 'marked' : 'unmarked', { name }) : t(next ? 'markedOne' : 'unmarkedOne');
        const run = () => void change(!next, { back: next ? undefined : before });
        toast.show({ kind: 'success', text, action: { label: t('undo'), run } });
      }
    } catch (error) {
      updateCaches(client, serviceId, !next, before);
      toastError(error);
    }
    await Promise.all([refetchFavourites(client), readAgain()]);
    setPendingValue(undefined);
  };

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    await change(!collected);
    busy.current = false;
  };
  return { collected: pendingValue ?? collected, toggle, pending: pendingValue !== undefined };
}
