import { useQuery } from '@tanstack/react-query';
import { publishables } from '@yizhan/contract/publishable.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';

const t = textsOf({ homePageConfig });

export type PageOption = { value: string; label: string };

/** The pages that can be laid out: the home page first, then those of the navigation, published or not. */
export function usePageOptions(savedId: string | null): {
  pages: PageOption[];
  pageNameOf: (id: string | null) => string;
} {
  const found = useQuery(query.layouts.pages());
  useHint(publishables.navItem.topic, found.refetch);
  const items = (found.data ?? []).map(({ id, name }) => ({ value: id, label: t('navigationPage', { name }) }));
  const pageNameOf = (id: string | null) =>
    id === null ? t('homePage') : (items.find(({ value }) => value === id)?.label ?? t('removedNavigation'));
  const gone = savedId !== null && found.data && !items.some(({ value }) => value === savedId);
  const pages = [
    { value: '', label: t('homePage') },
    ...items,
    ...(gone ? [{ value: savedId, label: t('removedNavigation') }] : []),
  ];
  return { pages, pageNameOf };
}
