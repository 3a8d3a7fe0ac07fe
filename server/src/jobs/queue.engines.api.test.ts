import { randomInt } from 'node:crypto';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test, vi } from 'vitest';
import { aSchool, type School } from '../../test/school.ts';
import { Failure } from '../common/fail.ts';
import { sql, tenant } from '../db/sql.ts';
import { DEFAULT_TENANT } from '../domain/tenants/tenants.ts';
import type { RunJob } from './job.ts';
import { Jobs } from './queue.ts';
import { registry } from './registry.ts';

const DAY_MS = 24 * 3_600_000;

/** A node of this school whose cleanup the test defines. */
function aNode({ parts }: School, run: RunJob<'cleanup'>) {
  const load = async () => ({ run });
  return new Jobs(parts, () => parts, { ...registry, cleanup: { lane: 'long', load } });
}

const rowOf = ({ db }: School, id: string) =>
  db.one<{ state: string; tries: number; failure: string | null; result: unknown; done: number; total: number }>(
    sql`select state, tries, failure, result, done, total from job where tenant_id = ${tenant} and id = ${id}`,
  );

const entryOf = async (school: School, id: string) => {
  const { queueId } = await school.db.one<{ queueId: string }>(
    sql`select queue_id as "queueId" from job where tenant_id = ${tenant} and id = ${id}`,
  );
  const { rows } = await school.parts.database.pool.query<{ state: string }>(
    'select state from pgboss.job where id = $1',
    [queueId],
  );
  return rows[0]?.state;
};

/** Simulates a node killed during the job: the row says running, but nobody writes a heartbeat. */
async function killed(school: School, id: string, { tries }: { tries: number }) {
  await school.db.run(sql`
    update job set state = 'running', tries = ${tries}, alive_at = ${school.parts.clock()}
    where tenant_id = ${tenant} and id = ${id}`);
}

test('a job runs, tells how far it is, and its owner reads the end', async () => {
  const school = await aSchool();
  const [owner, other] = [await school.person(), await school.person()];
  const seen: unknown[] = [];
  const node = aNode(school, async ({ progress }) => {
    await progress(1, 4);
    seen.push((await owner.jobs.get({ id })).result);
    return { rows: 4 };
  });
  const id = await node.start(school.db, 'cleanup', {}, { ownerId: owner.id });
  expect((await owner.jobs.get({ id })).result).toMatchObject({ state: 'waiting', kind: 'cleanup' });
  expect(await node.runDue(school.tenant)).toBe(1);
  expect(seen).toMatchObject([{ state: 'running', done: 1, total: 4 }]);
  expect((await owner.jobs.get({ id })).result).toMatchObject({ state: 'finished', result: { rows: 4 } });
  expect((await other.jobs.get({ id })).status).toBe(4040);
  expect(await entryOf(school, id)).toBeUndefined();
});

test('a job begins only if the transaction that wants it succeeds', async () => {
  const school = await aSchool();
  const work = school.db.transaction(async (db) => {
    await school.parts.jobs.start(db, 'cleanup', {});
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await school.db.many(sql`select id from job where tenant_id = ${tenant}`)).toEqual([]);
});

test('while one with the same key is under way, a second is the same job', async () => {
  const school = await aSchool();
  const node = aNode(school, async () => undefined);
  const start = () => node.start(school.db, 'cleanup', {}, { uniqueKey: 'users of 7' });
  const [first, second] = [await start(), await start()];
  expect(second).toBe(first);
  await node.runDue(school.tenant);
  expect(await start()).not.toBe(first);
});

test('a job for later waits for its time', async () => {
  const school = await aSchool();
  const node = aNode(school, async () => undefined);
  await node.start(school.db, 'cleanup', {}, { at: new Date(school.parts.clock().getTime() + 3_600_000) });
  expect(await node.runDue(school.tenant)).toBe(0);
  school.travel(3_600_000);
  expect(await node.runDue(school.tenant)).toBe(1);
});

test('what is refused fails at once with its reason; what breaks is tried three times', async () => {
  const school = await aSchool();
  const refusing = aNode(school, () => Promise.reject(new Failure('name_taken', { name: 'x' })));
  const refused = await refusing.start(school.db, 'cleanup', {});
  await refusing.runDue(school.tenant);
  expect(await rowOf(school, refused)).toMatchObject({
    state: 'failed',
    tries: 1,
    failure: 'name_taken',
    result: { name: 'x' },
  });

  const breaking = aNode(school, () => Promise.reject(new Error('broken')));
  const broken = await breaking.start(school.db, 'cleanup', {});
  for (const state of ['waiting', 'waiting', 'failed']) {
    await breaking.runDue(school.tenant);
    expect((await rowOf(school, broken)).state).toBe(state);
  }
  expect(await rowOf(school, broken)).toMatchObject({ tries: jobLimits.maxAttempts, failure: 'internal' });
});

test('MN-2 a job killed with its node is run again, and after three times has honestly failed', async () => {
  const school = await aSchool();
  const node = aNode(school, async () => 'done');
  const [once, often] = [await node.start(school.db, 'cleanup', {}), await node.start(school.db, 'cleanup', {})];
  await killed(school, once, { tries: 1 });
  await killed(school, often, { tries: jobLimits.maxAttempts });
  await node.requeueLost(jobLimits.lostAfterMs);
  expect((await rowOf(school, once)).state).toBe('running');

  school.travel(jobLimits.lostAfterMs + 1000);
  await node.requeueLost(jobLimits.lostAfterMs);
  expect(await rowOf(school, once)).toMatchObject({ state: 'waiting', tries: 1 });
  expect(await entryOf(school, once)).toBe('created');
  expect(await rowOf(school, often)).toMatchObject({ state: 'failed', failure: 'internal' });
  await node.runDue(school.tenant);
  expect(await rowOf(school, once)).toMatchObject({ state: 'finished', tries: 2 });
});

/** Works on the shared test database: jobs left by other tests run as well, and do not count. */
async function atWork(school: School, ...runs: RunJob<'cleanup'>[]) {
  const nodes = runs.map((run) => aNode(school, run));
  await Promise.all(nodes.map((node) => node.work({ alone: false })));
  return nodes;
}

test('MN-3 two nodes at work run every job once', async () => {
  const school = await aSchool();
  const seen: string[] = [];
  const count: RunJob<'cleanup'> = async ({ db }) => seen.push(db.tenant);
  const nodes = await atWork(school, count, count);
  for (let n = 0; n < 10; n++) await nodes[n % 2]?.start(school.db, 'cleanup', {});
  const finished = sql`select id from job where tenant_id = ${tenant} and state = 'finished'`;
  await vi.waitFor(async () => expect(await school.db.many(finished)).toHaveLength(10), { timeout: 20_000 });
  expect(seen.filter((tenantId) => tenantId === school.tenant)).toHaveLength(10);
  await Promise.all(nodes.map((node) => node.stop()));
});

test('MN-3 the daily jobs start once a day among all nodes, and the next day again', async () => {
  const school = await aSchool();
  const nodes = [1, 2, 3].map(() => aNode(school, async () => undefined));
  // Days no other test uses.
  school.travel(randomInt(1_000, 20_000) * 2 * DAY_MS);
  const first = school.parts.clock();
  const begun = async () => {
    const { pool } = school.parts.database;
    return (await pool.query("select id from job where kind = 'cleanup' and created_at >= $1", [first])).rows.length;
  };
  await Promise.all(nodes.map((node) => node.startDaily()));
  expect(await begun()).toBe(1);
  school.travel(DAY_MS);
  await Promise.all(nodes.map((node) => node.startDaily()));
  expect(await begun()).toBe(2);
});

test('MN-3 what comes back every few minutes starts once a step among all nodes, and never beside itself', async () => {
  const school = await aSchool();
  const nodes = [1, 2, 3].map(() => aNode(school, async () => undefined));
  school.travel(randomInt(1_000, 20_000) * 2 * DAY_MS);
  const { pool } = school.parts.database;
  const state = sql`select state from job where tenant_id = ${tenant} and kind = 'probe' order by id desc limit 1`;
  const first = school.parts.clock();
  const begun = async () =>
    (await pool.query("select id from job where kind = 'probe' and created_at >= $1", [first])).rows.length;
  await pool.query("update job set state = 'finished' where kind = 'probe' and state <> 'finished'");
  await Promise.all(nodes.map((node) => node.startRegular()));
  expect(await begun()).toBe(1);
  expect(await school.parts.database.of(DEFAULT_TENANT).one(state)).toEqual({ state: 'waiting' });
  school.travel(serviceLimits.probeIntervalMs);
  await Promise.all(nodes.map((node) => node.startRegular()));
  expect(await begun()).toBe(1);
  await pool.query("update job set state = 'finished' where kind = 'probe'");
  school.travel(serviceLimits.probeIntervalMs);
  await Promise.all(nodes.map((node) => node.startRegular()));
  expect(await begun()).toBe(2);
  await pool.query("update job set state = 'finished' where kind = 'probe'");
});

test('a server that ends lets a job stop, and the job waits for the next start without a lost try', async () => {
  const school = await aSchool();
  let started = () => {};
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const [node] = await atWork(school, async ({ db, signal }) => {
    if (db.tenant !== school.tenant) return;
    started();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('the server ends'))));
  });
  const id = await node?.start(school.db, 'cleanup', {});
  await running;
  await node?.stop();
  expect(await rowOf(school, id ?? '')).toMatchObject({ state: 'waiting', tries: 0 });
});
