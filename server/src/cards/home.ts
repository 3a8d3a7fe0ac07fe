import type { CardConfig, CardData, CardKind, OfKind } from '@yizhan/contract/cards.ts';
import type { CardContent, HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import type { LayoutContent } from '@yizhan/contract/entities/layout.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { fail } from '../common/fail.ts';
import { toWireTime } from '../common/wire-time.ts';
import { BatchReader } from '../db/batch-reader.ts';
import type { Db, Reader } from '../db/database.ts';
import { canSeeNavItem } from '../domain/nav-items/queries.ts';
import { getPublication, type PublishedRevision } from '../domain/publishing/queries.ts';
import { parseContent } from '../domain/publishing/rules.ts';
import type { Person } from '../person.ts';
import { getArrangement } from './arrangements.ts';
import { arranged, defaultPlaces, layoutFor, type PlacedCard, pageLayout, placesWithout } from './layout.ts';
import { sources } from './registry.ts';
import { basicOf, isFor } from './rules.ts';
import type { Viewer } from './source.ts';
import type { TodayViewer } from './today/source.ts';
import { getToday } from './today/today.ts';

/** The viewer of a page of cards and what is needed to build it. */
type PageContext = Omit<TodayViewer, 'db' | 'wholeDb'> & { db: Db };

/** Which page of cards: that of a navigation item, or the home page. */
export type CardPage = { navigationId?: string | undefined; layoutId?: string | undefined };
type PageCard = { card: PublishedRevision<CardContent>; placed: PlacedCard };

/** The cards a person has or could add on a page, in the administrator's layout. */
export async function pageFor({ db, person, published }: PageContext, which: CardPage) {
  const navigationId = which.navigationId ?? null;
  const [cards, layouts, isOpen, previewed] = await Promise.all([
    published.list(db, 'card'),
    published.list(db, 'layout'),
    navigationId === null || canSeeNavItem(db, navigationId, person.roleIds),
    which.layoutId === undefined ? undefined : newestLayout(db, which.layoutId),
  ]);
  const contents = isOpen ? layouts.map(({ content }) => content) : [];
  const layout = previewed ?? layoutFor(contents, { navigationId, roleType: person.roleType });
  const mine = new Map(cards.filter(({ content }) => isFor(content, person)).map((card) => [card.id, card]));
  // Only the home page exists without a layout.
  const places = layout ? defaultPlaces(layout) : navigationId === null ? placesWithout(cards) : [];
  return { cards, mine, layout, places: places.filter(({ cardId }) => mine.has(cardId)) };
}

/** AD-5: as it would be if it were published. The caller has checked who asks. */
async function newestLayout(db: Db, id: string): Promise<LayoutContent> {
  const layout = await getPublication(db, id);
  return layout?.kind === 'layout' ? parseContent('layout', layout.content) : fail('not_found');
}

/** The same, with the person's own arrangement applied. */
export async function arrangedPage(context: PageContext, which: CardPage) {
  const [page, own] = await Promise.all([
    pageFor(context, which),
    which.layoutId === undefined ? getArrangement(context, which) : undefined,
  ]);
  const all = arranged(page.places, own);
  const pageCards = all.flatMap((placed): PageCard[] => {
    const card = page.mine.get(placed.cardId);
    return card ? [{ card, placed }] : [];
  });
  return { ...page, own, pageCards };
}

const noStrip = { items: [], isPending: false };

/** A person's page. All sources load in parallel; a failing one affects only its own card. */
export async function homePage(context: PageContext, which: CardPage): Promise<HomePage> {
  const { pageCards, own } = await arrangedPage(context, which);
  const shown = pageCards.filter(({ placed }) => placed.shown);
  const db = new BatchReader(context.db);
  const strip = which.navigationId === undefined ? getToday({ ...context, db, wholeDb: context.db }) : noStrip;
  const cards = await Promise.all(shown.map((one) => show(one, context, { db })));
  const { items: today, isPending: todayPending } = await strip;
  return { layout: pageLayout(cards), cards, today, todayPending, personal: own !== undefined };
}

/** One card of the page with current data, bypassing the cache. */
export async function homeCard(context: PageContext, id: string, which: CardPage): Promise<HomeCard> {
  const { pageCards } = await arrangedPage(context, which);
  const one = pageCards.find(({ card, placed }) => card.id === id && placed.shown) ?? fail('not_found');
  return show(one, context, { isFresh: true });
}

type ShowOptions = { isFresh?: boolean; db?: Reader };

async function show({ card, placed }: PageCard, context: PageContext, showing: ShowOptions): Promise<HomeCard> {
  const { isFresh = false, db = context.db } = showing;
  const { id, number, content } = card;
  const { kind } = content;
  const { place, span, frame, mandatory } = placed;
  const head = { id, basicConfig: basicOf(content), place, span, frame, mandatory };
  const { tenant } = context.db;
  const { audience, kept } = cachingOf(content, context.person);
  // The revision number keeps data of older settings out of newer ones; the language matters because some data contains
  // text.
  const key = [tenant, id, number, audience.key, context.caller.language].join('/');
  const keepMs = kept && !isFresh ? cardLimits.cacheMs : 0;
  const shown = await context.snapshots.show(key, () => load(content, { ...context, db, waitsForSource: isFresh }), {
    ...{ keepMs, tenantId: tenant, topic: `card.${kind}` },
    userId: audience.userId,
  });
  if (shown.state === 'failed') return { ...head, kind, state: 'failed' };
  return { ...head, ...withLinks(shown.data, context), state: shown.state, at: toWireTime(shown.at) };
}

const cachingOf = <K extends CardKind>({ kind, config }: { kind: K; config: CardConfig<K> }, person: Person) => ({
  audience: sources[kind].audience(person, config),
  kept: sources[kind].isCacheable?.(config) ?? false,
});

/** The data of a card with links that only this viewer's session opens. */
export function withLinks(loaded: OfKind<'data'>, viewer: LinkViewer): OfKind<'data'> {
  const paired: unknown = { kind: loaded.kind, data: linkedData(loaded, viewer) };
  return paired as OfKind<'data'>;
}

type LinkViewer = Pick<Viewer, 'files' | 'person'>;
const linkedData = <K extends CardKind>({ kind, data }: { kind: K; data: CardData<K> }, viewer: LinkViewer) =>
  sources[kind].withLinks?.(data, viewer) ?? data;

type Loadable<K extends CardKind> = { kind: K; config: CardConfig<K>; displayRows: number };

/** The data of a card as this person would see it now. */
export async function load<K extends CardKind>(card: Loadable<K>, viewer: Viewer): Promise<OfKind<'data'>> {
  const { kind, config, displayRows } = card;
  const data = await sources[kind].load({ config, displayRows }, viewer);
  // The registry pairs each kind with its own data; the compiler cannot follow this through the union.
  const paired: unknown = { kind, data };
  return paired as OfKind<'data'>;
}
