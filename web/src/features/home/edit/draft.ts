import type { CardChoice, HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';

export type Place = HomeCard['place'];
/** A page while it is arranged: every card a person can have, in one of three lists. */
export type Draft = { main: readonly CardChoice[]; aside: readonly CardChoice[]; hidden: readonly CardChoice[] };

/** The page as it stands: the order of the shown is the page's, the rest comes from the choices. */
export function toDraft({ cards }: Pick<HomePage, 'cards'>, choices: readonly CardChoice[]): Draft {
  const placeOf = new Map(cards.map(({ id }, at) => [id, at]));
  const shown = choices
    .filter((choice) => choice.shown)
    .toSorted((a, b) => (placeOf.get(a.id) ?? cards.length) - (placeOf.get(b.id) ?? cards.length));
  const of = (place: Place) => shown.filter((choice) => choice.place === place);
  return { main: of('main'), aside: of('aside'), hidden: choices.filter((choice) => !choice.shown) };
}

export const toOwnLayout = ({ main, aside, hidden }: Draft): OwnLayout => ({
  main: main.map(({ id, span }) => ({ id, span })),
  aside: aside.map(({ id }) => ({ id })),
  hidden: hidden.map(({ id }) => id),
});

export const isSameDraft = (one: Draft, other: Draft) =>
  JSON.stringify(toOwnLayout(one)) === JSON.stringify(toOwnLayout(other));

/** The card that was hidden or added between two states. */
export const findToggledCard = (before: Draft, { hidden: after }: Draft) =>
  after.length > before.hidden.length
    ? after.find((card) => !before.hidden.some(({ id }) => id === card.id))
    : before.hidden.find((card) => !after.some(({ id }) => id === card.id));

export function moveCard(draft: Draft, place: Place, from: number, to: number): Draft {
  const list = [...draft[place]];
  const [card] = list.splice(from, 1);
  if (!card || to < 0 || to > list.length) return draft;
  list.splice(to, 0, card);
  return { ...draft, [place]: list };
}

const without = (list: readonly CardChoice[], id: string) => list.filter((card) => card.id !== id);

export function hidden(draft: Draft, id: string): Draft {
  const card = [...draft.main, ...draft.aside].find((one) => one.id === id);
  if (!card || card.mandatory) return draft;
  return {
    main: without(draft.main, id),
    aside: without(draft.aside, id),
    hidden: [...draft.hidden, { ...card, shown: false }],
  };
}

/** A card that comes back stands last in its column. */
export function addCard(draft: Draft, id: string): Draft {
  const card = draft.hidden.find((one) => one.id === id);
  if (!card) return draft;
  const list = [...draft[card.place], { ...card, shown: true }];
  return { ...draft, [card.place]: list, hidden: without(draft.hidden, id) };
}

export const resizeCard = (draft: Draft, id: string, span: 1 | 2): Draft => ({
  ...draft,
  main: draft.main.map((card) => (card.id === id ? { ...card, span } : card)),
});

/** The page as it will be, of the cards whose data is at hand; one just added comes with the next reading. */
export function toPage(page: HomePage, { main, aside }: Draft): HomePage {
  const byId = new Map(page.cards.map((card) => [card.id, card]));
  const cards = [...main, ...aside].flatMap(({ id, span }) => {
    const card = byId.get(id);
    return card ? [{ ...card, span }] : [];
  });
  return { layout: aside.length > 0 ? 'narrow' : 'wide', cards, personal: true };
}
