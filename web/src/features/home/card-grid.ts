import * as portalLimits from '@yizhan/contract/limits/portal.ts';

/** The two columns of a page of cards. */
export const columnNames = ['main', 'aside'] as const;
export type ColumnName = (typeof columnNames)[number];
export type Columns<C> = Record<ColumnName, C[]>;
/** A position in a column, counted in frames. */
export type Spot = { place: ColumnName; at: number };

/** Half a row or a whole one. */
export const widths = [
  { span: 1, label: 'half', announcement: 'isHalf' },
  { span: 2, label: 'whole', announcement: 'isWhole' },
] as const;

type GridCard = { frame: string | null };

/** The frames of a column: neighbours that share one are its tabs. */
export function toFrames<C extends GridCard>(cards: readonly C[]): C[][] {
  const frames: C[][] = [];
  for (const card of cards) {
    const last = frames.at(-1);
    if (last && card.frame !== null && last[0]?.frame === card.frame) last.push(card);
    else frames.push([card]);
  }
  return frames;
}

/** Immutable operations on columns of cards, whatever else a card holds. */
export function cardGrid<C extends GridCard>(idOf: (card: C) => string) {
  /** A frame is named after its first tab; a single card needs no name. */
  const toCards = (frames: readonly C[][]): C[] =>
    frames.flatMap((tabs) => {
      const [first] = tabs;
      const frame = first && tabs.length > 1 ? idOf(first) : null;
      return tabs.map((card) => (card.frame === frame ? card : { ...card, frame }));
    });

  const mapFrames = ({ main, aside }: Columns<C>, change: (frames: C[][]) => C[][]): Columns<C> => ({
    main: toCards(change(toFrames(main))),
    aside: toCards(change(toFrames(aside))),
  });
  const has = (id: string) => (card: C) => idOf(card) === id;

  /** The frame that holds this card, as the position of the frame. */
  function findSpot(columns: Columns<C>, id: string): Spot | undefined {
    for (const place of columnNames) {
      const at = toFrames(columns[place]).findIndex((tabs) => tabs.some(has(id)));
      if (at >= 0) return { place, at };
    }
    return undefined;
  }

  const findCard = ({ main, aside }: Columns<C>, id: string) => [...main, ...aside].find(has(id));

  /** All tabs of the frame that holds this card. */
  function findTabs(columns: Columns<C>, id: string): C[] {
    const spot = findSpot(columns, id);
    return (spot && toFrames(columns[spot.place])[spot.at]) ?? [];
  }

  const removeCard = (columns: Columns<C>, id: string) =>
    mapFrames(columns, (frames) =>
      frames.map((tabs) => tabs.filter((card) => idOf(card) !== id)).filter((tabs) => tabs.length > 0),
    );

  const putFrame = (rest: Columns<C>, tabs: C[], { place, at }: Spot): Columns<C> => ({
    ...rest,
    [place]: toCards(toFrames(rest[place]).toSpliced(Math.max(0, at), 0, tabs)),
  });

  /** Inserts a card, in a frame of its own, at a position counted without it. */
  const putCard = (columns: Columns<C>, card: C, spot: Spot): Columns<C> =>
    putFrame(removeCard(columns, idOf(card)), [{ ...card, frame: null }], spot);

  /** Moves a card with the other tabs of its frame to a position counted without them. */
  function moveFrame(columns: Columns<C>, id: string, spot: Spot): Columns<C> {
    const rest = mapFrames(columns, (frames) => frames.filter((tabs) => !tabs.some(has(id))));
    return putFrame(rest, findTabs(columns, id), spot);
  }

  /** Whether these cards and the frame of another one fit into one frame. */
  const canJoin = (columns: Columns<C>, cards: readonly C[], targetId: string) => {
    const tabs = findTabs(columns, targetId);
    const isOther = !cards.some((card) => tabs.some(has(idOf(card))));
    return isOther && tabs.length > 0 && tabs.length + cards.length <= portalLimits.maxFrameCards;
  };

  /** Makes cards the last tabs of another one's frame; unchanged if they do not fit. */
  function joinFrame(columns: Columns<C>, cards: readonly C[], targetId: string): Columns<C> {
    if (!canJoin(columns, cards, targetId)) return columns;
    const rest = cards.reduce((left, card) => removeCard(left, idOf(card)), columns);
    return mapFrames(rest, (frames) => frames.map((tabs) => (tabs.some(has(targetId)) ? [...tabs, ...cards] : tabs)));
  }

  /** Gives a tab a frame of its own, behind the one it leaves. */
  function leaveFrame(columns: Columns<C>, id: string): Columns<C> {
    const [card, spot] = [findCard(columns, id), findSpot(columns, id)];
    if (!card || !spot || findTabs(columns, id).length < 2) return columns;
    return putCard(columns, card, { ...spot, at: spot.at + 1 });
  }

  const changeCard = (columns: Columns<C>, id: string, changes: Partial<C>) =>
    mapFrames(columns, (frames) =>
      frames.map((tabs) => tabs.map((card) => (has(id)(card) ? { ...card, ...changes } : card))),
    );

  /** The same for every tab of the card's frame. */
  const changeFrame = (columns: Columns<C>, id: string, changes: Partial<C>) =>
    mapFrames(columns, (frames) =>
      frames.map((tabs) => (tabs.some(has(id)) ? tabs.map((card) => ({ ...card, ...changes })) : tabs)),
    );

  return {
    ...{ findSpot, findCard, findTabs, removeCard, putCard, moveFrame },
    ...{ canJoin, joinFrame, leaveFrame, changeCard, changeFrame },
  };
}
