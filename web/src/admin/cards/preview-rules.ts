import type { CardKind } from '@yizhan/contract/cards.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import type { Layout } from '../../cards/card.ts';
import { getCardSettings } from '../../cards/settings.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardConfig });

/** Where a card is placed: 0 = on the page with the message card, which leaves less width; 1 = elsewhere. */
export const avatarLayouts = { '0': 'narrow', '1': 'wide' } as const satisfies Record<string, Layout>;
export type Avatar = keyof typeof avatarLayouts;
export const avatars = Object.keys(avatarLayouts) as Avatar[];

export const emptyText = (kind: CardKind) => getCardSettings(kind).emptyPreview ?? t('noData');

/** Whether every list of a card's data is empty; data without lists is never empty. */
export function isEmptyData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
