import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import type { LayoutContent, LayoutPlace, OwnLayout, Span } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';

/** Position of a card on a page. */
export type PlacedCard = {
  cardId: string;
  place: HomeCard['place'];
  span: Span;
  /** Shared by the tabs of one frame; null = a frame of its own. */
  frame: string | null;
  mandatory: boolean;
  shown: boolean;
};

type Page = { navigationId: string | null; roleType: number };
type Layout = Pick<LayoutContent, 'identities' | 'navigationId'>;

/** The first of a page's layouts that names this identity type, else the first without any. */
export function layoutFor<L extends Layout>(layouts: readonly L[], { navigationId, roleType }: Page): L | undefined {
  const ofPage = layouts.filter((layout) => layout.navigationId === navigationId);
  return (
    ofPage.find(({ identities }) => identities.includes(roleType)) ??
    ofPage.find(({ identities }) => identities.length === 0)
  );
}

type Columns = Pick<LayoutContent, 'main' | 'aside'>;

/** The administrator's places, in order; of duplicates the first counts. */
export function defaultPlaces({ main, aside }: Columns): PlacedCard[] {
  const all = [...main.map(placed('main')), ...aside.map(placed('aside'))];
  const first = new Map<string, PlacedCard>();
  for (const one of all) if (!first.has(one.cardId)) first.set(one.cardId, one);
  return gatherFrames([...first.values()]);
}

const placed =
  (place: PlacedCard['place']) =>
  ({ cardId, span, frame, mandatory, shown }: LayoutPlace): PlacedCard => ({
    ...{ cardId, place, span, mandatory },
    // Layouts published before there were frames have none.
    frame: frame ?? null,
    // A mandatory card is always shown.
    shown: shown || mandatory,
  });

/** The home page of a school without a layout: every card, in library order. */
export const placesWithout = (cards: readonly { id: string; content: { kind: CardKind } }[]): PlacedCard[] =>
  cards.map(({ id, content }) => ({
    ...{ cardId: id, span: 1, frame: null, mandatory: false, shown: true },
    place: isOnlyAside(content.kind) ? 'aside' : 'main',
  }));

/**
 * Applies a person's arrangement to the administrator's layout: order, width and frames are the person's; which cards
 * exist and which are mandatory is the administrator's. Returns every card, those not on the page with `shown` off.
 */
export function arranged(defaults: readonly PlacedCard[], own: OwnLayout | undefined): PlacedCard[] {
  if (!own) return [...defaults];
  const byId = new Map(defaults.map((one) => [one.cardId, one]));
  const hidden = new Set(own.hidden);
  const spans = new Map(own.main.map(({ id, span }) => [id, span]));
  const frames = new Map([...own.main, ...own.aside].map(({ id, frame }) => [id, frame]));
  const chosen = [...new Set([...own.main, ...own.aside].map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
  const named = new Set(chosen);
  const order = [...chosen];
  for (const [at, one] of defaults.entries()) if (!named.has(one)) order.splice(placeOf(defaults, at, order), 0, one);
  const placedCards = order.map((one) => ({
    ...one,
    span: spans.get(one.cardId) ?? one.span,
    frame: frames.get(one.cardId) === undefined ? one.frame : (frames.get(one.cardId) ?? null),
    shown: one.mandatory || (!hidden.has(one.cardId) && (named.has(one) || one.shown)),
  }));
  return gatherFrames(placedCards);
}

/** A card the person never placed follows its default predecessor, which is already in `order`. */
function placeOf(defaults: readonly PlacedCard[], at: number, order: readonly PlacedCard[]): number {
  const before = defaults[at - 1];
  return before ? order.indexOf(before) + 1 : 0;
}

/**
 * The tabs of a frame stand together, where its first one stands, and are no more than fit into it. A card that is not
 * on the page has no frame: added later, it comes in one of its own.
 */
function gatherFrames(all: readonly PlacedCard[]): PlacedCard[] {
  const cards = all.map((card) => (card.shown ? card : { ...card, frame: null }));
  const nameOf = ({ place, frame, cardId }: PlacedCard) => (frame === null ? cardId : `${place}/${frame}`);
  const frames = new Map<string, PlacedCard[]>();
  for (const card of cards) frames.set(nameOf(card), [...(frames.get(nameOf(card)) ?? []), card]);
  return [...frames.values()].flatMap((tabs) =>
    tabs.map((card, at) => (at < portalLimits.maxFrameCards ? card : { ...card, frame: null })),
  );
}

/** A card in the right column leaves the others less room. */
export const pageLayout = (shown: readonly Pick<PlacedCard, 'place'>[]): CardLayout =>
  shown.some(({ place }) => place === 'aside') ? 'narrow' : 'wide';
