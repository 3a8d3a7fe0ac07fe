import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { write } from '../../lib/storage.ts';
import { type HomeShape, shapeName } from './shape.ts';

/** Stores the height of each card for the next visit. */
export function saveShape({ layout, cards, today }: HomePage, root: HTMLElement): void {
  const heightOf = (id: string) =>
    root.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(id)}"]`)?.offsetHeight ?? 0;
  const shape: HomeShape = {
    layout,
    today: today.length,
    cards: cards.map(({ id, kind, place, span, frame }) => ({ id, kind, place, span, frame, height: heightOf(id) })),
  };
  write(shapeName, shape);
}
