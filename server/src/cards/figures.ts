import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { Db } from '../db/database.ts';
import type { PublishedCache } from '../domain/publishing/published-cache.ts';
import { sources } from './registry.ts';
import { isFor } from './rules.ts';
import type { CardFigure, Viewer } from './source.ts';

type FigureViewer = Omit<Viewer, 'db'> & { db: Db; published: PublishedCache };
type Card<K extends CardKind> = { kind: K; config: CardConfig<K>; displayRows: number };

/** What the person's cards show about them, each figure once. */
export async function listFigures(viewer: FigureViewer): Promise<CardFigure[]> {
  const cards = await viewer.published.list(viewer.db, 'card');
  const mine = cards.filter(({ content }) => isFor(content, viewer.person));
  const lists = await Promise.all(mine.map(({ content }) => figuresOf(content, viewer)));
  return [...new Map(lists.flat().map((figure) => [figure.id, figure])).values()];
}

const figuresOf = async <K extends CardKind>({ kind, config, displayRows }: Card<K>, viewer: Viewer) =>
  (await sources[kind].listFigures?.({ config, displayRows }, viewer)) ?? [];
