import { type CentreType, centreKinds } from '@yizhan/contract/centres.ts';
import type { CentreContent } from '@yizhan/contract/entities/centre.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedCache } from '../publishing/published-cache.ts';
import { listPublications } from '../publishing/queries.ts';
import { parseContent } from '../publishing/rules.ts';

type Reading = { db: Db; published: PublishedCache };

/** A centre as it is arranged now; undefined: as at first. */
export async function publishedCentre(
  { db, published }: Reading,
  type: CentreType,
): Promise<CentreContent | undefined> {
  const [live] = await published.list(db, centreKinds[type]);
  return live?.content;
}

/** The same with its draft, for those who edit it. */
export async function newestCentre(db: Db, type: CentreType): Promise<CentreContent | undefined> {
  const kind = centreKinds[type];
  const [row] = await listPublications(db, kind);
  return row && parseContent(kind, row.content);
}
