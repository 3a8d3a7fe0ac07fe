import type { HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import { useEffect } from 'react';
import { CardFrame } from '../../cards/CardFrame.tsx';
import { onHint } from '../../lib/hints.ts';
import { CardMenuButton } from './CardMenuButton.tsx';
import { readShape } from './shape.ts';
import { useCardRefresh } from './useCardRefresh.ts';
import { useFeedRetry } from './useFeedRetry.ts';
import type { HomePageParams } from './useHomePageParams.ts';

type CardSlotProps = { card: HomeCard; page: HomePage; params: HomePageParams };

/** A card on the page. It is refetched alone, on a hint for its kind or on request. */
export function CardSlot({ card, page, params }: CardSlotProps) {
  const { refresh, refreshing } = useCardRefresh(card.id, params);
  useFeedRetry(card, refresh);
  useEffect(() => onHint(`card.${card.kind}`, refresh), [card.kind, refresh]);
  return (
    <CardFrame
      card={card}
      layout={page.layout}
      onRetry={refresh}
      retrying={refreshing}
      height={readShape()?.cards.find(({ id }) => id === card.id)?.height}
      menu={<CardMenuButton card={card} params={params} onRefresh={refresh} />}
    />
  );
}
