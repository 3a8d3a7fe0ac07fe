import pg from 'pg';

export type OpenPool = { pool: pg.Pool; close(): Promise<void> };

/** Real PostgreSQL, anywhere. */
export function openPostgres(url: string): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { pool, close: () => pool.end() };
}
