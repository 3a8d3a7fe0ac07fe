import { useQuery } from '@tanstack/react-query';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { flattenMenu, hasOwnPage } from '../../../features/home/menu-items.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ homePageConfig });

export type PageOption = { value: string; label: string };

/** The pages that can be laid out: the home page first, then those of the navigation. */
export function usePageOptions(savedId: string | null): {
  pages: PageOption[];
  pageNameOf: (id: string | null) => string;
} {
  const menu = useQuery(query.shell.topMenu());
  const items = flattenMenu(menu.data ?? [])
    .filter(hasOwnPage)
    .map(({ id, name }) => ({ value: id, label: t('navigationPage', { name }) }));
  const pageNameOf = (id: string | null) =>
    id === null ? t('homePage') : (items.find(({ value }) => value === id)?.label ?? t('removedNavigation'));
  const gone = savedId !== null && !items.some(({ value }) => value === savedId);
  const pages = [
    { value: '', label: t('homePage') },
    ...items,
    ...(gone ? [{ value: savedId, label: t('removedNavigation') }] : []),
  ];
  return { pages, pageNameOf };
}
