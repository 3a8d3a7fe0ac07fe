import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import type { LayoutContent, LayoutPlace, OwnLayout, Span } from '@yizhan/contract/entities/layout.ts';

/** Where a card stands on a page. */
export type Placed = { cardId: string; place: HomeCard['place']; span: Span; mandatory: boolean; shown: boolean };

type Page = { navigationId: string | null; roleType: number };
type Layout = Pick<LayoutContent, 'identities' | 'navigationId'>;

/** Of a page's layouts the first that names this identity, else the first that names none. */
export function layoutFor<L extends Layout>(layouts: readonly L[], { navigationId, roleType }: Page): L | undefined {
  const ofPage = layouts.filter((layout) => layout.navigationId === navigationId);
  return (
    ofPage.find(({ identities }) => identities.includes(roleType)) ??
    ofPage.find(({ identities }) => identities.length === 0)
  );
}

type Columns = Pick<LayoutContent, 'main' | 'aside'>;

/** The administrator's places, in order; a card named twice stands where it is named first. */
export function defaultPlaces({ main, aside }: Columns): Placed[] {
  const all = [...main.map(placed('main')), ...aside.map(placed('aside'))];
  const first = new Map<string, Placed>();
  for (const one of all) if (!first.has(one.cardId)) first.set(one.cardId, one);
  return [...first.values()];
}

const placed =
  (place: Placed['place']) =>
  ({ cardId, span, mandatory, shown }: LayoutPlace): Placed => ({
    ...{ cardId, place, span, mandatory },
    // What nobody may hide cannot wait to be added either.
    shown: shown || mandatory,
  });

/** The home page of a school that laid none out: every card, in the order of the library. */
export const placesWithout = (cards: readonly { id: string; content: { kind: CardKind } }[]): Placed[] =>
  cards.map(({ id, content }) => ({
    ...{ cardId: id, span: 1, mandatory: false, shown: true },
    place: isOnlyAside(content.kind) ? 'aside' : 'main',
  }));

/**
 * A person's arrangement over the administrator's: order and width are the person's, what there is and
 * what must be there the administrator's. Answers every card, those not on the page with `shown` off.
 */
export function arranged(defaults: readonly Placed[], own: OwnLayout | undefined): Placed[] {
  if (!own) return [...defaults];
  const byId = new Map(defaults.map((one) => [one.cardId, one]));
  const hidden = new Set(own.hidden);
  const spans = new Map(own.main.map(({ id, span }) => [id, span]));
  const chosen = [...new Set([...own.main, ...own.aside].map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
  const named = new Set(chosen);
  const order = [...chosen];
  for (const [at, one] of defaults.entries()) if (!named.has(one)) order.splice(placeOf(defaults, at, order), 0, one);
  return order.map((one) => ({
    ...one,
    span: spans.get(one.cardId) ?? one.span,
    shown: one.mandatory || (!hidden.has(one.cardId) && (named.has(one) || one.shown)),
  }));
}

/** A card the person never placed comes after the one it follows by default; those before it are already in. */
function placeOf(defaults: readonly Placed[], at: number, order: readonly Placed[]): number {
  const before = defaults[at - 1];
  return before ? order.indexOf(before) + 1 : 0;
}

/** With a card in the right column a page leaves the others less room. */
export const pageLayout = (shown: readonly Pick<Placed, 'place'>[]): CardLayout =>
  shown.some(({ place }) => place === 'aside') ? 'narrow' : 'wide';
