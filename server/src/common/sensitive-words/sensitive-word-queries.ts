import type { SensitiveWord } from '@yizhan/contract/entities/sensitive-word.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** In the order they were added, page by page: sixty thousand rows in one answer would hold up others. */
export const listSensitiveWords = (db: Db, { after, most }: { after: string; most: number }) =>
  db.many<SensitiveWord>(sql`
    select id, word, level, action from sensitive_word where tenant_id = ${tenant} and id > ${after}
    order by id limit ${most}`);

type SensitiveHits = { userId: string | null; place: string; words: readonly string[]; text: string; now: Date };

export const insertSensitiveHits = (db: Db, { userId, place, words, text, now }: SensitiveHits) =>
  db.run(sql`
    insert into sensitive_hit (tenant_id, user_id, place, word, text, at)
    select ${tenant}, ${userId}, ${place}, word, ${text}, ${now} from unnest(${words}::text[]) word`);
