import type { CardKind } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { getCardSettings } from '../../cards/settings.ts';

/**
 * The content of a new card, with a name that is not in `usedNames`. It may still lack what only a person knows, such
 * as an address.
 */
export function newCardContent(kind: CardKind, usedNames: readonly string[] = []): CardContent {
  const { name, initial } = getCardSettings(kind);
  let cardName = name;
  for (let n = 2; usedNames.includes(cardName); n += 1) cardName = `${name} ${n}`;
  const common = { cardName, cardIntroduction: '', displayRows: cardLimits.maxDisplayRows, roles: [] };
  return { ...common, kind, config: initial } as CardContent;
}
