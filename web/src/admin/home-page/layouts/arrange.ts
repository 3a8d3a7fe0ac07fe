import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { type ColumnName, type Columns, cardGrid, type Spot } from '../../../features/home/card-grid.ts';

export type LayoutColumns = Columns<LayoutPlace>;
/** Where a dragged card would drop: into a gap between frames, or as a tab onto one. */
export type DropTarget = Spot & { onto?: string | undefined };

const grid = cardGrid(({ cardId }: LayoutPlace) => cardId);
export const { findSpot, findTabs, removeCard, moveFrame, leaveFrame } = grid;

export const canPlaceIn = (place: ColumnName, kind: CardKind | undefined) =>
  place === 'aside' || kind === undefined || !isOnlyAside(kind);

/** A card at this position, with its previous settings or the defaults. */
export function placeCard(columns: LayoutColumns, cardId: string, spot: Spot): LayoutColumns {
  return grid.putCard(columns, cardIn(columns, cardId), spot);
}

const cardIn = (columns: LayoutColumns, cardId: string): LayoutPlace =>
  grid.findCard(columns, cardId) ?? { cardId, span: 1, mandatory: false, shown: true, frame: null };

/** These cards as tabs of another one's frame; undefined when they do not fit. */
export function joinCards(columns: LayoutColumns, ids: readonly string[], targetId: string): LayoutColumns | undefined {
  const cards = ids.map((id) => cardIn(columns, id));
  return grid.canJoin(columns, cards, targetId) ? grid.joinFrame(columns, cards, targetId) : undefined;
}

export const isFull = (columns: LayoutColumns, place: ColumnName, cardId: string) =>
  removeCard(columns, cardId)[place].length >= portalLimits.maxLayoutCards;

/** A mandatory card is always shown; a card that is off by default is never mandatory. */
function normaliseChanges(changes: Partial<LayoutPlace>): Partial<LayoutPlace> {
  if (changes.mandatory) return { ...changes, shown: true };
  return changes.shown === false ? { ...changes, mandatory: false } : changes;
}

/** The tabs of a frame have one width. */
export const updateCard = (columns: LayoutColumns, cardId: string, changes: Partial<LayoutPlace>) =>
  changes.span === undefined
    ? grid.changeCard(columns, cardId, normaliseChanges(changes))
    : grid.changeFrame(columns, cardId, changes);

/** Converts the gap under the pointer, counted with what is dragged, to a position without it. */
export function spotForGap(columns: LayoutColumns, cardId: string, { place, at }: Spot, moves: number): Spot {
  const from = findSpot(columns, cardId);
  // A frame that keeps other tabs stays where it is.
  const isGone = findTabs(columns, cardId).length <= moves;
  return { place, at: isGone && from?.place === place && from.at < at ? at - 1 : at };
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

/** The share of a box, around its middle, on which a dropped card becomes a tab. */
const middle = 0.4;

/** The box on whose middle a point lies. */
export function boxAt({ x, y }: Point, boxes: readonly Box[]): number | undefined {
  const isWithin = (value: number, from: number, to: number) =>
    Math.abs(value - (from + to) / 2) <= ((to - from) * middle) / 2;
  const at = boxes.findIndex(({ left, right, top, bottom }) => isWithin(x, left, right) && isWithin(y, top, bottom));
  return at < 0 ? undefined : at;
}
