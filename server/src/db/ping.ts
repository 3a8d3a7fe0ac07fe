import type { Across } from './database.ts';
import { sql } from './sql.ts';

/** Rejects while the database does not answer. */
export const ping = (across: Across) => across.many(sql`select 1`);
