import { type CardKind, cardKind, isStarter } from '@yizhan/contract/cards.ts';
import { type CardContent, cardContent } from '@yizhan/contract/entities/card.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { getCardSettings } from '../../cards/settings.ts';

export function starterCard(kind: CardKind): CardContent {
  const { name, initial } = getCardSettings(kind);
  const common = { cardName: name, cardIntroduction: '', displayRows: cardLimits.maxDisplayRows, roles: [] };
  return { ...common, kind, config: initial } as CardContent;
}

/** Kinds that are complete as they come: the others need columns or an address, which only a person knows. */
export const starterKinds = cardKind.options.filter((kind) => {
  const content = starterCard(kind);
  return !('columns' in content.config) && cardContent.safeParse(content).success;
});

export const chosenKinds: ReadonlySet<CardKind> = new Set(starterKinds.filter(isStarter));
