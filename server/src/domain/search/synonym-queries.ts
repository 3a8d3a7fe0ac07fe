import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { type Groups, type SearchWords, typedIn, wordsFrom } from './words.ts';

/** Parses the typed keyword with the school's current synonyms; undefined if there is nothing to search for. */
export async function readSearchWords(db: Db, keyword: string | undefined): Promise<SearchWords | undefined> {
  const typed = typedIn(keyword);
  return typed === undefined ? undefined : wordsFrom(typed, await listSynonyms(db, typed));
}

/** Synonym groups with a word that occurs in the typed text; spaces do not matter, as in 校园wifi. */
const synonymsIn = (typed: string) => sql`
  select words from synonym
  where tenant_id = ${tenant} and exists (
    select 1 from unnest(words) w where position(replace(lower(w), ' ', '') in ${typed.replaceAll(' ', '')}) > 0)`;

const groupsFrom = (all: Groups): string[][] => all.map((words) => words.flatMap((word) => typedIn(word) ?? []));

export async function listSynonyms(db: Db, typed: string): Promise<string[][]> {
  return groupsFrom((await db.many<{ words: string[] }>(synonymsIn(typed))).map(({ words }) => words));
}

/** The same as a subquery of another statement, null if there are none; `groupsIn` parses it. */
export const synonymsBeside = (typed: string) => sql`(select json_agg(y.words) from (${synonymsIn(typed)}) y)`;
export const groupsIn = (beside: Groups | null): string[][] => groupsFrom(beside ?? []);
