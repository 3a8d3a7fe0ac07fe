import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { type Groups, type SearchWords, typedIn, wordsFrom } from './words.ts';

/** Reads what was typed, with the school's synonyms as they are now; nothing to look for is undefined. */
export async function readSearchWords(db: Db, keyword: string | undefined): Promise<SearchWords | undefined> {
  const typed = typedIn(keyword);
  return typed === undefined ? undefined : wordsFrom(typed, await listSynonyms(db, typed));
}

/** The groups of which a word stands in what was typed; where it is cut, 校园wifi, does not matter. */
const synonymsIn = (typed: string) => sql`
  select words from synonym
  where tenant_id = ${tenant} and exists (
    select 1 from unnest(words) w where position(replace(lower(w), ' ', '') in ${typed.replaceAll(' ', '')}) > 0)`;

const groupsFrom = (all: Groups): string[][] => all.map((words) => words.flatMap((word) => typedIn(word) ?? []));

export async function listSynonyms(db: Db, typed: string): Promise<string[][]> {
  return groupsFrom((await db.many<{ words: string[] }>(synonymsIn(typed))).map(({ words }) => words));
}

/** The same as a value of another statement, null where there are none; `groupsIn` reads it. */
export const synonymsBeside = (typed: string) => sql`(select json_agg(y.words) from (${synonymsIn(typed)}) y)`;
export const groupsIn = (beside: Groups | null): string[][] => groupsFrom(beside ?? []);
