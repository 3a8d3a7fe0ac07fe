import type { SensitiveWord, WordAction } from '@yizhan/contract/entities/sensitive-word.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { sql, tenant } from '../../db/sql.ts';

type Query = { keyword: string; current: number; size: number };

/** The newest first: that is where somebody looks after adding one. */
export const listWords = (db: Db, { keyword, current, size }: Query) =>
  db.many<SensitiveWord & { total: number }>(sql`
    select id, word, action, count(*) over ()::int as total from sensitive_word
    where tenant_id = ${tenant} and word ilike ${`%${escapeLike(keyword)}%`}
    order by id desc limit ${size} offset ${(current - 1) * size}`);

export const countWords = async (db: Db) =>
  (await db.one<{ num: number }>(sql`select count(*)::int as num from sensitive_word where tenant_id = ${tenant}`)).num;

export const findWord = (db: Db, id: string) =>
  db.maybe<SensitiveWord>(sql`
    select id, word, action from sensitive_word where tenant_id = ${tenant} and id = ${id} for update`);

export const upsertWords = (db: Db, words: readonly string[], action: WordAction) =>
  db.many<{ isNew: boolean }>(sql`
    insert into sensitive_word (tenant_id, word, action)
    select ${tenant}, word, ${action} from unnest(${words}::text[]) as word
    on conflict (tenant_id, word) do update set action = excluded.action
    returning xmax = 0 as "isNew"`);

export const updateWord = (db: Db, id: string, action: WordAction) =>
  db.run(sql`update sensitive_word set action = ${action} where tenant_id = ${tenant} and id = ${id}`);

export const deleteWord = (db: Db, id: string) =>
  db.run(sql`delete from sensitive_word where tenant_id = ${tenant} and id = ${id}`);
