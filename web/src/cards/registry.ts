import type { CardKind } from '@yizhan/contract/cards.ts';
import type { ComponentType } from 'react';
import type { CardViewProps } from './card.ts';

/** The view of every kind of card, loaded with the first card of it; a missing one does not compile. */
export const views: { [K in CardKind]: () => Promise<{ View: ComponentType<CardViewProps<K>> }> } = {
  announcements: () => import('./announcements/View.tsx'),
};
