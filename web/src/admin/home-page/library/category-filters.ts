import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';

import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ homePageConfig });

/** A filter of the library: all cards, those of a category, or uncategorised ones. */
export type CategoryFilter = { key: string; name: string; count: number; category?: CardCategory };

export const ALL = 'all';
export const NONE = 'none';

export const filterCards = (key: string, cards: readonly CardRow[]) =>
  key === ALL ? [...cards] : cards.filter(({ categoryId }) => (categoryId ?? NONE) === key);

export function toCategoryFilters(cards: readonly CardRow[], categories: readonly CardCategory[]): CategoryFilter[] {
  const drawer = (key: string, name: string) => ({ key, name, count: filterCards(key, cards).length });
  return [
    drawer(ALL, t('allCards')),
    ...categories.map((category) => ({ ...drawer(category.id, category.typeName), category })),
    drawer(NONE, t('uncategorised')),
  ];
}
