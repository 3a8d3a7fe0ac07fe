import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import type { Db } from '../db/database.ts';
import type { PublishedCache } from '../domain/publishing/published-cache.ts';
import { matters } from './matters.ts';
import { isFor } from './rules.ts';
import type { Viewer } from './source.ts';

type FigureViewer = Omit<Viewer, 'db'> & { db: Db; published: PublishedCache };

/** What all cards of personal matters would show this person, each figure once, with the name of its column. */
export async function listFigures(viewer: FigureViewer): Promise<(Matter & { source: string })[]> {
  const cards = await viewer.published.list(viewer.db, 'card');
  const mine = cards.flatMap(({ content }) =>
    content.kind === 'matters' && isFor(content, viewer.person) ? [content] : [],
  );
  const lists = await Promise.all(
    mine.flatMap(({ config, displayRows }) =>
      config.columns
        .filter((column) => isFor(column, viewer.person))
        .map(async (column) => {
          const { list } = await matters.load({ config: { columns: [column] }, displayRows }, viewer);
          return list.map((matter) => ({ ...matter, source: column.columnName }));
        }),
    ),
  );
  return [...new Map(lists.flat().map((figure) => [figure.id, figure])).values()];
}
