import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { flattenMenu, hasOwnPage } from './menu-items.ts';

/** The navigation entry of this page: null when there is none, undefined while loading. */
export function useNavigationItem(id: string) {
  const { data } = useQuery(query.shell.topMenu());
  return data && (flattenMenu(data).find((item) => item.id === id && hasOwnPage(item)) ?? null);
}
