/** A notice to 60,000 people on PostgreSQL: how long sending takes, and what the home page is like meanwhile. */
import { readFileSync } from 'node:fs';
import type { NoticeDraft, PublicAccount } from '@yizhan/contract/entities/notice.ts';
import { noticeRoutes } from '@yizhan/contract/routes/notices.ts';
import pg from 'pg';
import { startProduct } from '../scripts/lib/product.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { homeTimes, p95, readPages } from './lib/pages.ts';
import { call, signIn, signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';

const RECEIVERS = 60_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PEOPLE = 50;
const THINK_MS = 1000;
const SECONDS = 10;
const goals = { seconds: 3, ratio: 1.5, memoryMb: 60 };

/** People besides those of the demo campus, each with one identity in one of its departments. */
async function addPeople(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    with t as (select id as tenant from tenant order by id limit 1), d as (
      select array_agg(dept.id) as ids from dept, t where tenant_id = tenant
    ), added as (
      insert into app_user (tenant_id, account, nick_name, real_name, status)
      select tenant, 'bench' || n, '学生' || n, '学生' || n, 'active' from t, generate_series(1, ${RECEIVERS}) n
      returning id, tenant_id
    )
    insert into user_identity (tenant_id, user_id, type, dept_id, is_default)
    select a.tenant_id, a.id, 1, d.ids[1 + a.id % array_length(d.ids, 1)], true from added a, d`);
  await client.query('analyze');
  await client.end();
}

const postgres = await startPostgres({ durable: true });
const product = await startProduct({
  ...{ SECRET_KEY: 'a key for measuring, long enough to be one', DEMO: 'on', DATABASE_URL: postgres.url },
});
const memoryMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;

try {
  await product.ready();
  await addPeople(postgres.url);
  const server = product.url;
  const places = (await signInStudents(server, PEOPLE)).map((person) => [person]);
  const token = await signIn(server, 'admin');
  const [account] = await call<PublicAccount[]>(server, noticeRoutes.accounts, {}, { token });

  /** From the click until every receiver has their row and the hints are out. */
  const send = async (round: number): Promise<number> => {
    const notice = {
      ...{ accountId: account?.id, title: `第 ${round} 次`, content: '<p>正文</p>', level: 'IMPORTANT' },
      receivers: { all: true },
    };
    const held = await call<{ id: string; version: number }>(server, noticeRoutes.submit, { notice }, { token });
    const start = performance.now();
    await call(server, noticeRoutes.send, { id: held.id, version: held.version }, { token });
    for (;;) {
      const { state } = await call<NoticeDraft>(server, noticeRoutes.get, { id: held.id }, { token });
      if (state === 'sent') return (performance.now() - start) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const homeDuring = async (work: Promise<unknown>): Promise<number> => {
    const before = await homeTimes(server);
    await Promise.all([work, readPages({ server, places, thinkMs: THINK_MS }, SECONDS)]);
    return p95(before, await homeTimes(server));
  };

  await homeDuring(send(0)); // warms up both
  const [seconds, ratios]: [number[], number[]] = [[], []];
  const memory = memoryMb();
  for (let round = 1; round <= ROUNDS; round++) {
    const idle = await homeDuring(Promise.resolve());
    const sending = send(round);
    const busy = await homeDuring(sending);
    seconds.push(await sending);
    ratios.push(busy / idle);
    console.log(
      `  sent in ${seconds.at(-1)?.toFixed(2)} s; home p95 ${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`,
    );
  }
  const grown = memoryMb() - memory;
  report({ name: 'notices sent to 60,000', value: median(seconds), goal: goals.seconds, unit: ' s', better: 'less' });
  const unit = ' × idle';
  report({ name: 'notices home p95', value: median(ratios), goal: goals.ratio, unit, better: 'less' });
  report({ name: 'notices memory', value: grown, goal: goals.memoryMb, unit: ' MB more', better: 'less' });
} finally {
  await product.stop();
  await postgres.stop();
}
