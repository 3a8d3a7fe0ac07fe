import type pg from 'pg';

/**
 * Gives back the room of deleted rows and counts what the planner goes by. PostgreSQL does so by itself, the
 * embedded engine has no such process. Table by table: a page waits for one at most.
 */
export async function vacuum(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select relid::regclass::text as name from pg_stat_user_tables');
  for (const { name } of rows) {
    signal.throwIfAborted();
    await pool.query(`vacuum (analyze) ${name}`);
  }
}
