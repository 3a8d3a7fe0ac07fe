import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const listEnglish = (db: Db) =>
  db.many<{ text: string; english: string; version: number }>(sql`
    select text, english, version from english_text where tenant_id = ${tenant}`);
