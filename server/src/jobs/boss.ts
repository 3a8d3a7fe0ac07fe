import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';
import { lanes } from './registry.ts';

/** pg-boss hands out work exactly once; how far it is, and how it ended, stands in our own rows. */
export async function openBoss(pool: pg.Pool): Promise<PgBoss> {
  // Its timers stay off: nothing of ours expires or is archived there, see queue.ts.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  for (const lane of lanes) await boss.createQueue(lane);
  return boss;
}

/** The queue's statement inside our transaction. */
export const inside = (db: Db) => ({
  db: { executeSql: (text: string, values: unknown[]) => db.foreign(text, values) },
});

/** Some of its scripts open a transaction in their text: a failed one must not go back to the pool half done. */
async function execute(pool: pg.Pool, text: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
