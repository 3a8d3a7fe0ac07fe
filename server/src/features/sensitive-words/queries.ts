import type {
  SensitiveWord,
  SensitiveWordQuery,
  WordAction,
  WordHit,
  WordLevel,
} from '@yizhan/contract/entities/sensitive-word.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const containing = (keyword: string) => `%${escapeLike(keyword)}%`;

/** The newest first: that is where somebody looks after adding one. */
export const listWords = (db: Db, { keyword, level, current, size }: SensitiveWordQuery) =>
  db.many<SensitiveWord & { total: number }>(sql`
    select id, word, level, action, count(*) over ()::int as total from sensitive_word
    where tenant_id = ${tenant} and word ilike ${containing(keyword)} ${level ? sql`and level = ${level}` : nothing}
    order by id desc limit ${size} offset ${(current - 1) * size}`);

export const countWords = async (db: Db) =>
  (await db.one<{ num: number }>(sql`select count(*)::int as num from sensitive_word where tenant_id = ${tenant}`)).num;

export const findWord = (db: Db, id: string) =>
  db.maybe<SensitiveWord>(sql`
    select id, word, level, action from sensitive_word where tenant_id = ${tenant} and id = ${id} for update`);

type Treatment = { level: WordLevel; action: WordAction };

export const upsertWords = (db: Db, words: readonly string[], { level, action }: Treatment) =>
  db.many<{ isNew: boolean }>(sql`
    insert into sensitive_word (tenant_id, word, level, action)
    select ${tenant}, word, ${level}, ${action} from unnest(${words}::text[]) as word
    on conflict (tenant_id, word) do update set level = excluded.level, action = excluded.action
    returning xmax = 0 as "isNew"`);

export const updateWord = (db: Db, id: string, { level, action }: Treatment) =>
  db.run(sql`
    update sensitive_word set level = ${level}, action = ${action} where tenant_id = ${tenant} and id = ${id}`);

export const deleteWord = (db: Db, id: string) =>
  db.run(sql`delete from sensitive_word where tenant_id = ${tenant} and id = ${id}`);

type HitQuery = { keyword: string; current: number; size: number; canReadChats: boolean };

/** By the word or the name of who wrote it. */
export const listHits = (db: Db, { keyword, current, size, canReadChats }: HitQuery) =>
  db.many<WordHit & { total: number }>(sql`
    select h.id, ${toWireTimeSql(sql`h.at`)} as at, coalesce(u.nick_name, '') as who, h.place, h.word, w.level,
      case when ${canReadChats} or h.place <> 'chat' then h.text end as text,
      count(*) over ()::int as total
    from sensitive_hit h
    left join app_user u on u.tenant_id = h.tenant_id and u.id = h.user_id
    left join sensitive_word w on w.tenant_id = h.tenant_id and w.word = h.word
    where h.tenant_id = ${tenant} and (h.word ilike ${containing(keyword)} or u.nick_name ilike ${containing(keyword)})
    order by h.at desc, h.id desc limit ${size} offset ${(current - 1) * size}`);
