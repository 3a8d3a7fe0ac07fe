import { type SensitiveWordQuery, wordActions, wordLevels } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { bulkWords as en } from '@yizhan/contract/texts/en/bulk-words.ts';
import { bulkWords as zh } from '@yizhan/contract/texts/zh-CN/bulk-words.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import type {
  Accepted,
  ExportSource,
  Option,
  RefusedRow,
  RefusedUndo,
  RowsWanted,
  Writing,
} from '../../domain/bulk/list.ts';

type Key = keyof typeof zh;
const optionsOf = (keys: readonly Key[]): Option[] =>
  keys.map((key) => ({ label: zh[key], value: key, also: [en[key], key] }));

export const listOptions = async () => ({ level: optionsOf(wordLevels), action: optionsOf(wordActions) });

type Conditions = Partial<Pick<SensitiveWordQuery, 'keyword' | 'level'>>;

export function wordSource({ conditions, language }: RowsWanted<Conditions>): ExportSource {
  const { keyword, level } = conditions;
  const texts = language === 'en' ? en : zh;
  const nameOf = (keys: readonly Key[], value: Sql) => sql`(
    select k.name from unnest(${keys}::text[], ${keys.map((key) => texts[key])}::text[]) k(key, name) where k.key = ${value})`;
  return {
    columns: { word: sql`w.word`, level: nameOf(wordLevels, sql`w.level`), action: nameOf(wordActions, sql`w.action`) },
    from: sql`from sensitive_word w where w.tenant_id = ${tenant}
      ${keyword ? sql`and w.word ilike ${`%${escapeLike(keyword)}%`}` : nothing} ${level ? sql`and w.level = ${level}` : nothing}`,
    order: sql`w.id`,
  };
}

const shape = sql`r(n int, word text, level text, action text)`;

/** Words that are there, and those for which there is no room. */
export const listExisting = (db: Db, rows: string, { counts }: Pick<Accepted, 'counts'>) =>
  db.many<RefusedRow>(sql`
    with room as (
      select ${wordLimits.maxWords - (counts[''] ?? 0)} - count(*)::int as places from sensitive_word where tenant_id = ${tenant}
    ), row as (
      select r.n, w.id is not null as known,
        count(*) filter (where w.id is null) over (order by r.n rows unbounded preceding) as place
      from json_to_recordset(${rows}::json) as ${shape}
      left join sensitive_word w on w.tenant_id = ${tenant} and w.word = r.word
    )
    select n, 'word' as column, case when not known then 'full' end as reason from row, room
    where known or place > room.places order by n`);

export const insertWords = (db: Db, rows: string, { without }: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select * from json_to_recordset(${rows}::json) as ${shape} where r.n <> all(${without}::int[])
    ), made as (
      insert into sensitive_word (tenant_id, word, level, action)
      select ${tenant}, word, coalesce(level, 'medium'), coalesce(action, 'block') from r
      on conflict do nothing returning id, word
    )
    select r.n, made.id from made join r using (word) order by r.n`);

export const undoWords = (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with removed as (
      delete from sensitive_word where tenant_id = ${tenant} and id = any(${ids}::bigint[]) returning id)
    select a.id, a.id::text as name, 'gone' as reason from unnest(${ids}::bigint[]) a(id)
    where a.id not in (select id from removed)`);
