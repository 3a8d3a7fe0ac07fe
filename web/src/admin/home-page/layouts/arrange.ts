import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { type ColumnName, type Columns, cardGrid, type Spot } from '../../../features/home/card-grid.ts';

export type LayoutColumns = Columns<LayoutPlace>;

const grid = cardGrid(({ cardId }: LayoutPlace) => cardId);
export const { findSpot, removeCard } = grid;

export const canPlaceIn = (place: ColumnName, kind: CardKind | undefined) =>
  place === 'aside' || kind === undefined || !isOnlyAside(kind);

/** A card at this position, with its previous settings or the defaults. */
export function placeCard(columns: LayoutColumns, cardId: string, spot: Spot): LayoutColumns {
  const card = grid.findCard(columns, cardId) ?? { cardId, span: 1, mandatory: false, shown: true };
  return grid.putCard(columns, card, spot);
}

export const isFull = (columns: LayoutColumns, place: ColumnName, cardId: string) =>
  removeCard(columns, cardId)[place].length >= portalLimits.maxLayoutCards;

/** A mandatory card is always shown; a card that is off by default is never mandatory. */
function normaliseChanges(changes: Partial<LayoutPlace>): Partial<LayoutPlace> {
  if (changes.mandatory) return { ...changes, shown: true };
  return changes.shown === false ? { ...changes, mandatory: false } : changes;
}

export const updateCard = (columns: LayoutColumns, cardId: string, changes: Partial<LayoutPlace>) =>
  grid.changeCard(columns, cardId, normaliseChanges(changes));

/** Converts the gap under the pointer, counted with the dragged card, to a position without it. */
export function spotForGap(columns: LayoutColumns, cardId: string, { place, at }: Spot): Spot {
  const from = findSpot(columns, cardId);
  return { place, at: from?.place === place && from.at < at ? at - 1 : at };
}

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

const beyond = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to);
const distance = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
  Math.hypot(beyond(x, left, right), beyond(y, top, bottom));

/** The gap between these boxes, in reading order, that is nearest to a point. */
export function gapAt(point: Point, boxes: readonly Box[]): number {
  const nearest = boxes.reduce<number>((best, box, at) => {
    const before = boxes[best];
    return before && distance(point, before) <= distance(point, box) ? best : at;
  }, 0);
  const box = boxes[nearest];
  if (!box) return 0;
  const { y } = point;
  if (y < box.top) return nearest;
  if (y > box.bottom) return nearest + 1;
  const beside = boxes.some((other) => other !== box && other.top < box.bottom && other.bottom > box.top);
  const after = beside ? point.x > (box.left + box.right) / 2 : y > (box.top + box.bottom) / 2;
  return after ? nearest + 1 : nearest;
}
