import type { ConfigTarget } from '@yizhan/contract/config-parts.ts';
import type { ConfigReference } from '@yizhan/contract/entities/config-file.ts';
import type { Db } from '../../db/database.ts';
import { listNamed } from './queries.ts';
import type { Translations } from './references.ts';

export type Direction = 'toNames' | 'toNumbers';

/** What the school's own roles, services and others are called in a file, or the other way round; without pictures. */
export async function schoolTranslations(
  db: Db,
  needed: readonly ConfigReference[],
  direction: Direction,
): Promise<Map<ConfigTarget, Map<string, string>>> {
  const targets = [...new Set(needed.map(({ to }) => to))];
  const lists = targets.map(async (to) => {
    const rows = to === 'picture' ? [] : await listNamed(db, to);
    const pairs = rows.map(({ id, name }): [string, string] => (direction === 'toNames' ? [id, name] : [name, id]));
    return [to, new Map(pairs)] as const;
  });
  return new Map(await Promise.all(lists));
}

export const withPictures = (own: Translations, pictures: ReadonlyMap<string, string>): Translations =>
  new Map([...own, ['picture', pictures]]);
