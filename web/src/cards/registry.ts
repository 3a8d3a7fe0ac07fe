import type { CardKind } from '@yizhan/contract/cards.ts';
import type { ComponentType } from 'react';
import { View as AnnouncementsView } from './announcements/View.tsx';
import type { CardViewProps } from './card.ts';

/** The view of every kind of card; a missing one does not compile. */
export const views: { [K in CardKind]: ComponentType<CardViewProps<K>> } = {
  announcements: AnnouncementsView,
};
