import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { flattenMenu, hasOwnPage } from './menu-items.ts';

/** The entry of the navigation whose page of cards this is: null where there is none, nothing while it is not known. */
export function useNavigationItem(id: string) {
  const { data } = useQuery(query.shell.topMenu());
  return data && (flattenMenu(data).find((item) => item.id === id && hasOwnPage(item)) ?? null);
}
