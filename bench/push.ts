/** Batches of 200 to-dos by the open interface on PostgreSQL, beside plain inserts, while people use the home page. */
import pg from 'pg';
import { startProduct } from '../scripts/lib/product.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { runJavaExample } from './lib/java-example.ts';
import { addTimes, type Buckets, homeTimes, keepReading, p95 } from './lib/pages.ts';
import { signIn, signInStudents } from './lib/people.ts';
import { plainInserts } from './lib/plain-inserts.ts';
import { addClient, pushTodos } from './lib/push-client.ts';
import { report } from './lib/report.ts';

const BATCH = 200;
const BATCHES = Number(process.env.BATCHES ?? 1000);
/** Pushing, inserting and doing nothing alternate: the machine's speed changes from second to second. */
const TURN_BATCHES = 25;
const WARM_BATCHES = 25;
/** Requests under way at once, and connections of the plain inserts. */
const AT_ONCE = 2;
/** Every tenth batch is sent twice at once, as a client does whose line broke. */
const AGAIN = 10;
const RECEIVERS = 10_000;
const PEOPLE = 20;
const THINK_MS = 1000;
const IDLE_SECONDS = 2;
const goals = { ratio: 0.5, home: 1.5 };

/** People besides those of the demo campus, so that each gets as many to-dos as a person has. */
async function addPeople(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    with t as (select id as tenant from tenant order by id limit 1)
    insert into app_user (tenant_id, account, nick_name, real_name, status)
    select tenant, 'bench' || n, '学生' || n, '学生' || n, 'active' from t, generate_series(1, ${RECEIVERS}) n`);
  await client.query('analyze');
  const { rows } = await client.query<{ account: string }>(
    "select u.account from app_user u where u.status = 'active' and u.tenant_id = (select min(id) from tenant) order by u.id",
  );
  await client.end();
  return rows.map(({ account }) => account);
}

async function countStored(url: string): Promise<{ rows: number; sources: number }> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ rows: number; sources: number }>(
    "select count(*)::int as rows, count(distinct source_id)::int as sources from todo where source_id like 'B-%'",
  );
  await client.end();
  return rows[0] ?? { rows: 0, sources: 0 };
}

type Phase = { seconds: number; home: Buckets };
const newPhase = (): Phase => ({ seconds: 0, home: new Map() });

/** Does every piece of work, so many at once; answers the seconds. */
async function timed<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const waiting = list.values();
  const take = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return (performance.now() - start) / 1000;
}

const postgres = await startPostgres({ durable: true });
const product = await startProduct({
  ...{ SECRET_KEY: 'a key for measuring, long enough to be one', DEMO: 'on', DATABASE_URL: postgres.url },
});

try {
  await product.ready();
  const server = product.url;
  const accounts = await addPeople(postgres.url);
  const plain = await plainInserts(postgres.url, AT_ONCE);
  const places = (await signInStudents(server, PEOPLE)).map((person) => [person]);
  const client = await addClient(server, await signIn(server, 'admin'));

  const printed = await runJavaExample(server, client, 'student');
  if (!/^200 .*"ok":true/.test(printed)) throw new Error(`the Java example: ${printed}`);
  console.log('  the Java example is compiled and has brought its to-do');

  const idOf = (batch: number, n: number) => `B-${batch}-${n}`;
  const itemsOf = (batch: number) =>
    Array.from({ length: BATCH }, (_, n) => ({
      ...{ sourceId: idOf(batch, n), title: `请假审批 ${batch}-${n}`, itemName: '学生请假', nodeName: '辅导员审批' },
      assignee: { account: accounts[(batch * BATCH + n) % accounts.length] },
      initiator: { account: 'student', name: '李同学', dept: '计算机学院' },
      ...{ dueAt: '2030-01-01 00:00:00', pcUrl: `https://oa.example.edu.cn/todo/${batch}/${n}` },
    }));
  const push = async (batch: number) => {
    const items = itemsOf(batch);
    const times = batch % AGAIN === 0 ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => pushTodos(server, client, items, `K-${batch}`)));
  };
  /** Time spent on one of the three, and the home pages answered meanwhile. */
  const phases = { idle: newPhase(), pushed: newPhase(), inserted: newPhase() };
  const during = async (phase: Phase, work: () => Promise<number>) => {
    const before = await homeTimes(server);
    phase.seconds += await work();
    phase.home = addTimes(phase.home, before, await homeTimes(server));
  };
  const idle = async () => {
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
    return IDLE_SECONDS;
  };

  const numbers = Array.from({ length: BATCHES }, (_, at) => at);
  const warm = Array.from({ length: WARM_BATCHES }, (_, at) => BATCHES + at);
  const readers = keepReading({ server, places, thinkMs: THINK_MS });
  await timed(warm, push);
  for (let at = 0; at < BATCHES; at += TURN_BATCHES) {
    const batches = numbers.slice(at, at + TURN_BATCHES);
    await during(phases.idle, idle);
    await during(phases.pushed, () => timed(batches, push));
    const rows = await Promise.all(
      batches.map((batch) => plain.read(Array.from({ length: BATCH }, (_, n) => idOf(batch, n)))),
    );
    await during(phases.inserted, () => timed(rows, plain.insert));
  }
  await readers.stop();
  await plain.end();

  const perSecond = ({ seconds }: Phase) => Math.round((BATCHES * BATCH) / seconds);
  const home = (phase: Phase) => p95(new Map(), phase.home);
  console.log(`  ${perSecond(phases.pushed)} to-dos/s pushed, ${perSecond(phases.inserted)} inserted plainly`);
  console.log(
    `  home p95 idle ${home(phases.idle).toFixed(1)} ms, pushing ${home(phases.pushed).toFixed(1)} ms, inserting ${home(phases.inserted).toFixed(1)} ms`,
  );

  const expected = (BATCHES + WARM_BATCHES) * BATCH;
  const stored = await countStored(postgres.url);
  console.log(`  ${stored.rows} rows of ${stored.sources} to-dos stored, ${expected} were sent`);
  const wrong = Math.abs(stored.rows - expected) + Math.abs(stored.sources - expected);
  report({ name: 'push lost or doubled', value: wrong, goal: 0, unit: '', better: 'less' });
  report({
    name: 'push speed',
    value: phases.inserted.seconds / phases.pushed.seconds,
    goal: goals.ratio,
    unit: ' of plain inserts',
    better: 'more',
  });
  report({
    name: 'push home p95',
    value: home(phases.pushed) / home(phases.idle),
    goal: goals.home,
    unit: ' × idle',
    better: 'less',
  });
} finally {
  await product.stop();
  await postgres.stop();
}
