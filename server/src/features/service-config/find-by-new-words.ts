import type { Db } from '../../db/database.ts';
import { indexGuide, indexService } from '../../domain/search/entry-queries.ts';
import { findGuide } from './queries.ts';

/** The guide's search entry contains the service's words too. */
export async function findByNewWords(db: Db, id: string): Promise<void> {
  await indexService(db, id);
  const guide = await findGuide(db, id);
  if (guide) await indexGuide(db, guide.id);
}
