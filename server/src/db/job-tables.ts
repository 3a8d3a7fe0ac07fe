import type pg from 'pg';
import PgBoss from 'pg-boss';

/** The tables of the job queue, created by pg-boss itself. */
export async function makeJobTables(pool: pg.Pool) {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await queue.start();
  await queue.stop({ graceful: false });
}

/** Creates the source's queues in the target, so that their pending jobs can be copied. */
export async function copyQueues(source: pg.PoolClient, target: pg.PoolClient) {
  const { rows } = await source.query<{ name: string; options: string }>(
    `select name, json_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
       'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes,
       'deadLetter', dead_letter)::text as options
     from pgboss.queue order by dead_letter is not null, name`,
  );
  for (const { name, options } of rows) await target.query('select pgboss.create_queue($1, $2)', [name, options]);
}
