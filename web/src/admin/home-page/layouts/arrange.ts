import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { LayoutContent, LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';

export const columnNames = ['main', 'aside'] as const;
export type ColumnName = (typeof columnNames)[number];
export type Columns = Pick<LayoutContent, ColumnName>;
export type Spot = { place: ColumnName; at: number };

export const canPlaceIn = (place: ColumnName, kind: CardKind | undefined) =>
  place === 'aside' || kind === undefined || !isOnlyAside(kind);

export function findSpot(columns: Columns, cardId: string): Spot | undefined {
  for (const place of columnNames) {
    const at = columns[place].findIndex((one) => one.cardId === cardId);
    if (at >= 0) return { place, at };
  }
  return undefined;
}

const findPlacedCard = (columns: Columns, cardId: string) => {
  const spot = findSpot(columns, cardId);
  return spot && columns[spot.place][spot.at];
};

export const removeCard = ({ main, aside }: Columns, cardId: string): Columns => ({
  main: main.filter((one) => one.cardId !== cardId),
  aside: aside.filter((one) => one.cardId !== cardId),
});

/** A card at this spot of the columns without it, as it was set or as new ones are. */
export function placeCard(columns: Columns, cardId: string, { place, at }: Spot): Columns {
  const card = findPlacedCard(columns, cardId) ?? { cardId, span: 1, mandatory: false, shown: true };
  const rest = removeCard(columns, cardId);
  return { ...rest, [place]: rest[place].toSpliced(Math.max(0, at), 0, card) };
}

export const isFull = (columns: Columns, place: ColumnName, cardId: string) =>
  removeCard(columns, cardId)[place].length >= portalLimits.maxLayoutCards;

/** What nobody may hide cannot wait to be added, and the other way round. */
function normaliseChanges(changes: Partial<LayoutPlace>): Partial<LayoutPlace> {
  if (changes.mandatory) return { ...changes, shown: true };
  return changes.shown === false ? { ...changes, mandatory: false } : changes;
}

export function updateCard(columns: Columns, cardId: string, changes: Partial<LayoutPlace>): Columns {
  const change = (one: LayoutPlace) => (one.cardId === cardId ? { ...one, ...normaliseChanges(changes) } : one);
  return { main: columns.main.map(change), aside: columns.aside.map(change) };
}

/** From the gap a pointer is over, counted with the card that is dragged, to its spot without it. */
export function spotForGap(columns: Columns, cardId: string, { place, at }: Spot): Spot {
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
