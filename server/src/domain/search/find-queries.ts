import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { SearchWords } from './words.ts';

export type SearchKind = 'service' | 'guide' | 'dutyItem';

export type WordMatch = {
  /** Joined after the tables of the statement; `e` is the entry. */
  joined: Sql;
  where: Sql;
  /** Higher is better: the exact name, its beginning, a part of it, its words, alternative names, the rest. */
  score: Sql;
};

const idOf: Readonly<Record<SearchKind, Sql>> = { service: sql`s.id`, guide: sql`g.id`, dutyItem: sql`i.id` };

/** The entry `e` of service `s`, guide `g` or list item `i`. */
export const entryOf = (kind: SearchKind): Sql =>
  sql`search_entry e on e.tenant_id = ${tenant} and e.kind = ${kind} and e.entity_id = ${idOf[kind]}`;

/** Services `s`, guides `g` or list items `i` that contain all the words; access is checked in the same statement. */
export function matchWords(kind: SearchKind, { typed, query, named, units }: SearchWords): WordMatch {
  const together = typed.replaceAll(' ', '');
  const each = units.map((unit) => unit.map(escapeRegExp).join('|'));
  const sound = sql`(' ' || e.pinyin || ' ' || e.initials || ' ')`;
  return {
    // The words' index alone finds them: the planner, which does not know the school, would add all its entries from the key.
    joined: sql` join search_entry e on e.tenant_id || '' = ${tenant} and e.kind || '' = ${kind} and e.entity_id = ${idOf[kind]}`,
    // Hidden from the planner: otherwise it would replan every search, which takes longer than the search itself.
    where: sql`e.words @@ (select ${query}::tsquery)`,
    score: sql`(case
      when e.name = ${together} or position(${` ${together} `} in ${sound}) > 0 then 10
      when starts_with(e.name, ${together}) or position(${` ${together}`} in ${sound}) > 0 then 8
      when position(${together} in e.name) > 0 or position(${together} in ${sound}) > 0 then 6
      when (e.name || ${sound}) ~ all (${each}::text[]) then 5
      when e.words @@ ${named}::tsquery then 4
      else 2
    end - least(length(e.name), 40) * 0.005)`,
  };
}

/** Breaks ties by popularity; never outweighs a better match. */
export const popularity = sql`(0.8 * s.visit_times / (s.visit_times + 2000.0))`;

const escapeRegExp = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
