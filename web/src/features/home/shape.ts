import type { CardKind } from '@yizhan/contract/cards.ts';
import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import { read } from '../../lib/storage.ts';

/** How the page looked last time. The skeleton has the same shape, so that nothing jumps. */
export type HomeShape = {
  layout: CardLayout;
  /** How many things the strip of today said. */
  today: number;
  cards: (Pick<HomeCard, 'id' | 'place' | 'span' | 'frame'> & { kind: CardKind; height: number })[];
};

export const shapeName = 'home-frames';
const firstHeight = 308;
const defaultShape: HomeShape = {
  layout: 'wide',
  today: 0,
  cards: (['1', '2'] as const).map((id) => ({
    id,
    kind: 'todo',
    place: 'main',
    span: 1,
    frame: null,
    height: firstHeight,
  })),
};

export const readShape = (): HomeShape | undefined => read<HomeShape>(shapeName);
export const expectedShape = (): HomeShape => readShape() ?? defaultShape;
