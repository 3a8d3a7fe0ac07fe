import { useQuery } from '@tanstack/react-query';
import { flattenMenu, hasOwnPage } from '../../../features/home/menu-items.ts';
import { query } from '../../../lib/api.ts';
import { h } from '../words.ts';

export type PageOption = { value: string; label: string };

/** The pages that can be laid out: the home page first, then those of the navigation. */
export function usePageOptions(savedId: string | null): {
  pages: PageOption[];
  pageNameOf: (id: string | null) => string;
} {
  const menu = useQuery(query.shell.topMenu());
  const items = flattenMenu(menu.data ?? [])
    .filter(hasOwnPage)
    .map(({ id, name }) => ({ value: id, label: h('navigationPage', { name }) }));
  const pageNameOf = (id: string | null) =>
    id === null ? h('homePage') : (items.find(({ value }) => value === id)?.label ?? h('removedNavigation'));
  const gone = savedId !== null && !items.some(({ value }) => value === savedId);
  const pages = [
    { value: '', label: h('homePage') },
    ...items,
    ...(gone ? [{ value: savedId, label: h('removedNavigation') }] : []),
  ];
  return { pages, pageNameOf };
}
