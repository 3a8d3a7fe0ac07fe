import type { CardChoice, HomePage } from '@yizhan/contract/entities/card.ts';
import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import { type ColumnName, type Columns, cardGrid, toFrames } from '../card-grid.ts';

/** A page in edit mode: every available card, in one of three lists. */
export type Draft = Columns<CardChoice> & { hidden: CardChoice[] };

const grid = cardGrid(({ id }: CardChoice) => id);
export const { findCard, findSpot } = grid;

/** The current page: the page orders the visible cards, the choices supply the rest. */
export function toDraft({ cards }: Pick<HomePage, 'cards'>, choices: readonly CardChoice[]): Draft {
  const placeOf = new Map(cards.map(({ id }, at) => [id, at]));
  const shown = choices
    .filter((choice) => choice.shown)
    .toSorted((a, b) => (placeOf.get(a.id) ?? cards.length) - (placeOf.get(b.id) ?? cards.length));
  const of = (place: ColumnName) => shown.filter((choice) => choice.place === place);
  return { main: of('main'), aside: of('aside'), hidden: choices.filter((choice) => !choice.shown) };
}

export const toOwnLayout = ({ main, aside, hidden }: Draft): OwnLayout => ({
  main: main.map(({ id, span, frame }) => ({ id, span, frame })),
  aside: aside.map(({ id, frame }) => ({ id, frame })),
  hidden: hidden.map(({ id }) => id),
});

export const isSameDraft = (one: Draft, other: Draft) =>
  JSON.stringify(toOwnLayout(one)) === JSON.stringify(toOwnLayout(other));

/** `movedId`: the card whose row is another one now; it takes the keyboard focus with it. */
export type ChangeDraft = (next: Draft, words: string, movedId?: string) => void;

/** The card that was hidden or added between two states. */
export const findToggledCard = (before: Draft, { hidden: after }: Draft) =>
  after.length > before.hidden.length
    ? after.find((card) => !before.hidden.some(({ id }) => id === card.id))
    : before.hidden.find((card) => !after.some(({ id }) => id === card.id));

/** Moves a frame, with all its tabs, to another position of its column. */
export function moveFrame(draft: Draft, place: ColumnName, from: number, to: number): Draft {
  const frames = toFrames(draft[place]);
  const [card] = frames[from] ?? [];
  if (!card || to < 0 || to >= frames.length) return draft;
  return { ...draft, ...grid.moveFrame(draft, card.id, { place, at: to }) };
}

export const canJoin = (draft: Draft, id: string, targetId: string) =>
  grid.canJoin(draft, grid.findTabs(draft, id), targetId);

/** Makes a card, with the other tabs of its frame, tabs of another one's frame. */
export const joinFrame = (draft: Draft, id: string, targetId: string): Draft => ({
  ...draft,
  ...grid.joinFrame(draft, grid.findTabs(draft, id), targetId),
});

export const leaveFrame = (draft: Draft, id: string): Draft => ({ ...draft, ...grid.leaveFrame(draft, id) });

export function hideCard(draft: Draft, id: string): Draft {
  const card = findCard(draft, id);
  if (!card || card.mandatory) return draft;
  return { ...grid.removeCard(draft, id), hidden: [...draft.hidden, { ...card, frame: null, shown: false }] };
}

/** A card that is added back goes to the end of its column. */
export function addCard(draft: Draft, id: string): Draft {
  const card = draft.hidden.find((one) => one.id === id);
  if (!card) return draft;
  const { place } = card;
  return {
    ...grid.putCard(draft, { ...card, shown: true }, { place, at: toFrames(draft[place]).length }),
    hidden: draft.hidden.filter((one) => one !== card),
  };
}

export const resizeFrame = (draft: Draft, id: string, span: CardChoice['span']): Draft => ({
  ...draft,
  ...grid.changeFrame(draft, id, { span }),
});

/** The resulting page, with the cards whose data is loaded. A card just added comes with the next fetch. */
export function toPage(page: HomePage, { main, aside }: Draft): HomePage {
  const byId = new Map(page.cards.map((card) => [card.id, card]));
  const cards = [...main, ...aside].flatMap(({ id, span, frame }) => {
    const card = byId.get(id);
    return card ? [{ ...card, span, frame }] : [];
  });
  return { ...page, layout: aside.length > 0 ? 'narrow' : 'wide', cards, personal: true };
}
