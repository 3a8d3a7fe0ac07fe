import type { Favourite, Favourites, Folder } from '@yizhan/contract/entities/hall.ts';

/** Which favourites are shown: all, those without a folder, or a folder's. */
export const ALL = 'all';
export const LOOSE = 'loose';

export const servicesIn = (services: readonly Favourite[], place: string): Favourite[] => {
  if (place === ALL) return [...services];
  return services.filter(({ folderId }) => (place === LOOSE ? folderId === null : folderId === place));
};

/** The folder named in the address, if it exists. */
export const parseFolder = (requested: string | null, folders: readonly Folder[]): string =>
  requested === LOOSE || folders.some(({ id }) => id === requested) ? (requested ?? ALL) : ALL;

/** Reorders the visible favourites among themselves; the others keep their positions. */
export function reorder(services: readonly Favourite[], visible: readonly Favourite[]): Favourite[] {
  const ids = new Set(visible.map(({ serviceId }) => serviceId));
  const next = visible.values();
  return services.map((service) => (ids.has(service.serviceId) ? (next.next().value ?? service) : service));
}

export const moveToFolder = (favourites: Favourites, serviceId: string, folderId: string | null): Favourites => ({
  ...favourites,
  services: favourites.services.map((service) =>
    service.serviceId === serviceId ? { ...service, folderId } : service,
  ),
});

/** Its services remain favourites. */
export const removeFolder = ({ folders, services }: Favourites, id: string): Favourites => ({
  folders: folders.filter((folder) => folder.id !== id),
  services: services.map((service) => (service.folderId === id ? { ...service, folderId: null } : service)),
});
