import type { CardKind } from '@yizhan/contract/cards.ts';
import { type CardContent, cardContent } from '@yizhan/contract/entities/card.ts';
import type { CardSettings } from '../../cards/card.ts';
import { cardSettings } from '../../cards/settings.ts';

export const kinds = Object.keys(cardSettings) as CardKind[];

export const settingsOf = <K extends CardKind>(kind: K): CardSettings<K> => cardSettings[kind]();

/** What a new card of a kind starts with. */
export function newContent(kind: CardKind): CardContent {
  const { name, initial } = settingsOf(kind);
  return cardContent.parse({ kind, cardName: name, config: initial });
}
