import { useQuery } from '@tanstack/react-query';
import { everyItem, hasOwnPage } from '../../../features/home/menu-items.ts';
import { query } from '../../../lib/api.ts';
import { h } from '../words.ts';

export type PageChoice = { value: string; label: string };

/** The pages that can be laid out: the home page first, then those of the navigation. */
export function usePages(kept: string | null): { pages: PageChoice[]; pageNameOf: (id: string | null) => string } {
  const menu = useQuery(query.shell.topMenu());
  const items = everyItem(menu.data ?? [])
    .filter(hasOwnPage)
    .map(({ id, name }) => ({ value: id, label: h('navigationPage', { name }) }));
  const pageNameOf = (id: string | null) =>
    id === null ? h('homePage') : (items.find(({ value }) => value === id)?.label ?? h('removedNavigation'));
  const gone = kept !== null && !items.some(({ value }) => value === kept);
  const pages = [
    { value: '', label: h('homePage') },
    ...items,
    ...(gone ? [{ value: kept, label: h('removedNavigation') }] : []),
  ];
  return { pages, pageNameOf };
}
