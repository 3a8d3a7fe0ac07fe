import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { everyItem } from '../../lib/menu-items.ts';

/** The entry of the navigation a page of cards belongs to: null where there is none, nothing while it is not known. */
export function useNavigationItem(id: string) {
  const { data } = useQuery(query.shell.topMenu());
  return data && (everyItem(data).find((item) => item.id === id) ?? null);
}
