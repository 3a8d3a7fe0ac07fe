import pg from 'pg';

export type OpenPool = { pool: pg.Pool; close(): Promise<void> };

/** Real PostgreSQL, anywhere. */
export function openPostgres(url: string): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    // Connections are kept, and with them the statements they have parsed.
    idleTimeoutMillis: 0,
    keepAlive: true,
    statement_timeout: 30_000,
  });
  // A connection that breaks is replaced by the pool; without listeners it would end the process, idle or at work.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, close: () => pool.end() };
}
