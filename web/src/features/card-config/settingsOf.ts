import type { CardKind } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { limits } from '@yizhan/contract/limits.ts';
import type { CardSettings } from '../../cards/card.ts';
import { cardSettings } from '../../cards/settings.ts';

export const kinds = Object.keys(cardSettings) as CardKind[];

export const settingsOf = <K extends CardKind>(kind: K): CardSettings<K> => cardSettings[kind]();

/** What a new card of a kind starts with. It may still lack what only a person knows: an address, say. */
export function newContent(kind: CardKind): CardContent {
  const { name, initial } = settingsOf(kind);
  const common = { cardName: name, cardIntroduction: '', displayRows: limits.cardRowsMost, roles: [] };
  return { ...common, kind, config: initial } as CardContent;
}
