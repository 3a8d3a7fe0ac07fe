import type { HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import { useEffect } from 'react';
import { CardFrame } from '../../cards/CardFrame.tsx';
import { onHint } from '../../lib/hints.ts';
import { CardMenuButton } from './CardMenuButton.tsx';
import { lastShape } from './shape.ts';
import { useCardRefresh } from './useCardRefresh.ts';
import { useSecondLook } from './useFeedRetry.ts';
import type { Which } from './useHomePageParams.ts';

type CardSlotProps = { card: HomeCard; page: HomePage; which: Which };

/** A card on the page: it is read again alone, when its kind is hinted at or when the person asks. */
export function CardSlot({ card, page, which }: CardSlotProps) {
  const { refresh, refreshing } = useCardRefresh(card.id, which);
  useSecondLook(card, refresh);
  useEffect(() => onHint(`card.${card.kind}`, refresh), [card.kind, refresh]);
  return (
    <CardFrame
      card={card}
      layout={page.layout}
      onRetry={refresh}
      retrying={refreshing}
      height={lastShape()?.cards.find(({ id }) => id === card.id)?.height}
      menu={<CardMenuButton card={card} which={which} onRefresh={refresh} />}
    />
  );
}
