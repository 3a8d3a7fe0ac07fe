import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';
import { lanes } from './registry.ts';

/** pg-boss hands out each job exactly once; progress and outcome are in our own rows. */
export async function openBoss(pool: pg.Pool): Promise<PgBoss> {
  // Its timers stay off: none of our jobs expires or is archived there, see queue.ts.
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

/** Runs the queue's statements inside our transaction. */
export const inside = (db: Db) => ({
  db: { executeSql: (text: string, values: unknown[]) => db.foreign(text, values) },
});

/** Some of its scripts open a transaction themselves: roll back a failed one before the client returns to the pool. */
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
