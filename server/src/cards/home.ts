import type { CardConfig, CardKind, OfKind } from '@yizhan/contract/cards.ts';
import type { CardContent, HomeCard } from '@yizhan/contract/entities/card.ts';
import type { Published } from '../common/publishing/queries.ts';
import { published } from '../common/publishing.ts';
import { wireTime } from '../common/wire-time.ts';
import type { SignedInContext } from '../context.ts';
import { sources } from './registry.ts';
import { basicOf, isFor } from './rules.ts';
import type { Viewer } from './source.ts';

/** The cards of a person's home page. All sources are asked side by side; one that fails fails alone. */
export async function homeCards(context: SignedInContext): Promise<HomeCard[]> {
  const cards = await published(context.db, 'card');
  return Promise.all(cards.filter(({ content }) => isFor(content, context.person)).map((card) => show(card, context)));
}

async function show({ id, number, content }: Published<CardContent>, context: SignedInContext): Promise<HomeCard> {
  const { kind } = content;
  const head = { id, basicConfig: basicOf(content) };
  // With the number of the revision, so that data of older settings is never shown under newer ones.
  const key = [context.db.tenant, id, number, sources[kind].audience(context.person)].join('/');
  const shown = await context.snapshots.show(key, () => load(content, context));
  if (shown.state === 'failed') return { ...head, kind, state: 'failed' };
  return { ...head, ...shown.data, state: shown.state, at: wireTime(shown.at) };
}

type Loadable<K extends CardKind> = { kind: K; config: CardConfig<K>; displayRows: number };

/** The data of a card as this person would see it now. */
export async function load<K extends CardKind>(card: Loadable<K>, viewer: Viewer): Promise<OfKind<'data'>> {
  const { kind, config, displayRows } = card;
  const data = await sources[kind].load({ config, displayRows }, viewer);
  // The registry gives each kind its own data; through a union of kinds the compiler cannot follow.
  const paired: unknown = { kind, data };
  return paired as OfKind<'data'>;
}
