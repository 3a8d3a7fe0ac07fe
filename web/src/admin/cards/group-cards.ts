import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';

import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardConfig });

export type CardGroup = { key: string; title: string | undefined; cards: CardRow[] };

/** Cards by the drawer they are kept in, the rest last. Whoever may not read the names sees the groups alone. */
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
  // With one group alone there is nothing to tell apart.
  const title = filled.length > 0 && known ? t('uncategorised') : undefined;
  return rest.length > 0 ? [...filled, { key: 'rest', title, cards: rest }] : filled;
}
