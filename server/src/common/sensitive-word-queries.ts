import type { WordAction } from '@yizhan/contract/entities/sensitive-word.ts';
import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

export const listSensitiveWords = (db: Db) =>
  db.many<{ word: string; action: WordAction }>(
    sql`select word, action from sensitive_word where tenant_id = ${tenant}`,
  );

type SensitiveHit = { userId: string | null; place: string; word: string; text: string; now: Date };

export const insertSensitiveHit = (db: Db, { userId, place, word, text, now }: SensitiveHit) =>
  db.run(sql`
    insert into sensitive_hit (tenant_id, user_id, place, word, text, at)
    values (${tenant}, ${userId}, ${place}, ${word}, ${text}, ${now})`);
