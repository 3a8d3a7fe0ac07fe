import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';

import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardConfig });

export type CardGroup = { key: string; title: string | undefined; cards: CardRow[] };

/** Cards by category, uncategorised ones last. People who may not read the names see the groups without titles. */
export function groupCards(rows: readonly CardRow[], categories: readonly CardCategory[] | undefined): CardGroup[] {
  const known = categories?.map(({ id, typeName }) => ({ key: id, title: typeName }));
  const unknown = [...new Set(rows.flatMap(({ categoryId }) => categoryId ?? []))].map((key) => ({
    key,
    title: undefined,
  }));
  const groups = (known ?? unknown).map((group) => ({
    ...group,
    cards: rows.filter(({ categoryId }) => categoryId === group.key),
  }));
  const rest = rows.filter(({ categoryId }) => !groups.some(({ key }) => key === categoryId));
  const filled = groups.filter(({ cards }) => cards.length > 0);
  // A single group needs no title.
  const title = filled.length > 0 && known ? t('uncategorised') : undefined;
  return rest.length > 0 ? [...filled, { key: 'rest', title, cards: rest }] : filled;
}
