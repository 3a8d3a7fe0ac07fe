import type { CardKind } from '@yizhan/contract/cards.ts';
import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import { read } from '../../lib/storage.ts';

/** How the page looked last time. The skeleton has the same shape, so that nothing jumps. */
export type HomeShape = {
  layout: CardLayout;
  cards: (Pick<HomeCard, 'id' | 'place' | 'span'> & { kind: CardKind; height: number })[];
};

export const shapeName = 'home-shape';
const firstHeight = 308;
const defaultShape: HomeShape = {
  layout: 'wide',
  cards: (['1', '2'] as const).map((id) => ({ id, kind: 'todo', place: 'main', span: 1, height: firstHeight })),
};

export const readShape = (): HomeShape | undefined => read<HomeShape>(shapeName);
export const expectedShape = (): HomeShape => readShape() ?? defaultShape;
