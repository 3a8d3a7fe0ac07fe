import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';
import { h } from '../words.ts';

/** A drawer of the library: every card, those of a category, or those of none. */
export type Drawer = { key: string; name: string; count: number; category?: CardCategory };

export const ALL = 'all';
export const NONE = 'none';

export const cardsIn = (key: string, cards: readonly CardRow[]) =>
  key === ALL ? [...cards] : cards.filter(({ categoryId }) => (categoryId ?? NONE) === key);

export function drawersOf(cards: readonly CardRow[], categories: readonly CardCategory[]): Drawer[] {
  const drawer = (key: string, name: string) => ({ key, name, count: cardsIn(key, cards).length });
  return [
    drawer(ALL, h('allCards')),
    ...categories.map((category) => ({ ...drawer(category.id, category.typeName), category })),
    drawer(NONE, h('uncategorised')),
  ];
}
