import type { CrossTenantDb } from './database.ts';
import { sql } from './sql.ts';

/** Rejects while the database does not answer. */
export const ping = (across: CrossTenantDb) => across.many(sql`select 1`);
