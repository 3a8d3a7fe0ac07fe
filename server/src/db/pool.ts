import pg from 'pg';

export type OpenPool = { pool: pg.Pool; close(): Promise<void> };

/** A real PostgreSQL server. */
export function openPostgres(url: string): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    // Connections stay open, to keep their prepared statements.
    idleTimeoutMillis: 0,
    keepAlive: true,
    statement_timeout: 30_000,
  });
  // The pool replaces a broken connection; without error listeners it would end the process, whether idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, close: () => pool.end() };
}
