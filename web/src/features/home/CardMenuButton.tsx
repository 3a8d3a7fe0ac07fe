import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import type { HomePageParams } from './useHomePageParams.ts';

const t = textsOf({ home });

const CardMenu = lazyPart(() => import('./edit/CardMenu.tsx'));

type CardMenuButtonProps = { card: HomeCard; params: HomePageParams; onRefresh: () => void };

/** The three-dot button; its menu is loaded on the first press. */
export function CardMenuButton({ card, params, onRefresh }: CardMenuButtonProps) {
  const [pressed, setPressed] = useState(false);
  const label = t('cardMenu', { name: card.basicConfig.cardName });
  const button = <IconButton icon="more" size="small" label={label} onClick={() => setPressed(true)} />;
  if (!pressed) return button;
  return (
    <OpenBoundary onFailed={() => setPressed(false)} fallback={button}>
      <CardMenu card={card} params={params} label={label} onRefresh={onRefresh} />
    </OpenBoundary>
  );
}
