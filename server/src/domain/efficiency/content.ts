import type { EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import { firstEfficiencyContent } from '@yizhan/contract/first-efficiency.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedCache } from '../publishing/published-cache.ts';
import { listPublications } from '../publishing/queries.ts';
import { parseContent } from '../publishing/rules.ts';

/** The dashboard as published, or the one every school begins with. */
export async function efficiencyOf({
  db,
  published,
}: {
  db: Db;
  published: PublishedCache;
}): Promise<EfficiencyContent> {
  const [found] = await published.list(db, 'efficiency');
  // What was published before a setting came has its first value.
  return { ...firstEfficiencyContent(), ...found?.content };
}

/** The dashboard as its editors left it. */
export async function efficiencyDraft(db: Db): Promise<EfficiencyContent> {
  const [found] = await listPublications(db, 'efficiency');
  return found ? parseContent('efficiency', found.content) : firstEfficiencyContent();
}
