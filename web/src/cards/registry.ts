import type { CardKind } from '@yizhan/contract/cards.ts';
import type { ComponentType } from 'react';
import type { CardViewProps } from './card.ts';

/** The view of every kind of card, loaded with its first card; a missing one does not compile. */
export const views: { [K in CardKind]: () => Promise<{ View: ComponentType<CardViewProps<K>> }> } = {
  messages: () => import('./messages/View.tsx'),
  todo: () => import('./todo/View.tsx'),
  business: () => import('./business/View.tsx'),
  matters: () => import('./matters/View.tsx'),
  staging: () => import('./staging/View.tsx'),
  favourites: () => import('./favourites/View.tsx'),
  news: () => import('./news/View.tsx'),
  affairs: () => import('./affairs/View.tsx'),
  tools: () => import('./tools/View.tsx'),
  recommended: () => import('./recommended/View.tsx'),
  commonUse: () => import('./common-use/View.tsx'),
  announcements: () => import('./announcements/View.tsx'),
  frame: () => import('./frame/View.tsx'),
};
