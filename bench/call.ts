/**
 * A signed-in, authorised, database-reading call against bare Fastify with the same statement on the same PostgreSQL
 * and the same answer. Measured in processor time, because wall-clock time varies with the machine's load.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@yizhan/contract/route.ts';
import { departmentRoutes } from '@yizhan/contract/routes/departments.ts';
import { startProduct } from '../scripts/lib/product.mjs';
import { freePort, startPostgres } from '../scripts/lib/services.mjs';
import { drive, median } from './lib/load.ts';
import { type BenchPerson, signInStudents } from './lib/people.ts';
import { processorSeconds } from './lib/processor.ts';
import { report } from './lib/report.ts';

const PEOPLE = 400;
/** Short alternating turns: the machine's speed changes from second to second. */
const ROUNDS = 12;
const WARM_ROUNDS = 3;
/** A turn is a number of calls, not of seconds: on a busy machine the same work is measured. */
const CALLS = 4000;

/** The call's SQL statement, as in server/src/features/departments/queries.ts. */
const STATEMENT = `
    select id, parent_id as "parentId", name, short_name as "shortName"
    from dept where tenant_id = $1 order by sort, id`;

const path = addressOf(departmentRoutes.tree);
const postgres = await startPostgres();
const secret = 'a key for measuring, long enough to be one';
const product = await startProduct({ DATABASE_URL: postgres.url, SECRET_KEY: secret, DEMO: 'on' });
const barePort = await freePort();
const bare = spawn(process.execPath, [
  fileURLToPath(new URL('./bare/server.mjs', import.meta.url)),
  String(barePort),
  postgres.url,
  STATEMENT,
  '000000',
]);
const bareUrl = `http://127.0.0.1:${barePort}`;

/** The 99th percentile of the event-loop delay since the last call, in seconds. */
const eventLoopDelay = {
  async ours() {
    const text = await (await fetch(`${product.url}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]);
  },
  async bare() {
    const answer = (await (await fetch(`${bareUrl}/delay`)).json()) as { seconds: number };
    return answer.seconds;
  },
};

/** A baseline with a smaller answer would be meaningless. */
async function compareAnswers({ token }: BenchPerson) {
  const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` };
  const ask = async (url: string) => (await fetch(url, { method: 'POST', headers, body: '{}' })).text();
  const [own, theirs] = [await ask(`${product.url}${path}`), await ask(`${bareUrl}/call`)];
  if (own !== theirs) throw new Error(`the answers differ:\n${own}\n${theirs}`);
}

type Server = { url: string; pid: number; delay: () => Promise<number> };

async function turn({ url, pid, delay }: Server, people: BenchPerson[]) {
  await delay();
  const before = processorSeconds(pid);
  const { perSecond, p99 } = await drive({ url, people, calls: CALLS });
  const microseconds = ((processorSeconds(pid) - before) / CALLS) * 1e6;
  return { perSecond, p99, microseconds, delay: await delay() };
}

async function measure(people: BenchPerson[]) {
  const ours = { url: `${product.url}${path}`, pid: Number(product.pid), delay: eventLoopDelay.ours };
  const limit = { url: `${bareUrl}/call`, pid: Number(bare.pid), delay: eventLoopDelay.bare };
  const ratios = { processor: [] as number[], rate: [] as number[], p99: [] as number[], delay: [] as number[] };
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    const theirs = await turn(limit, people);
    const own = await turn(ours, people);
    if (round < WARM_ROUNDS) continue;
    ratios.processor.push(theirs.microseconds / own.microseconds);
    ratios.rate.push(own.perSecond / theirs.perSecond);
    ratios.p99.push(own.p99 / theirs.p99);
    ratios.delay.push(own.delay / theirs.delay);
    console.log(`  ${line(own)}; bare ${line(theirs)}`);
  }
  console.log(
    `  rounds: by processor time ${spread(ratios.processor)}, by calls a second ${spread(ratios.rate)} of bare`,
  );
  const processor = { name: 'call by processor time', value: median(ratios.processor), goal: 0.85 };
  report({ ...processor, unit: ' of bare Fastify', better: 'more' });
  report({ name: 'call p99', value: median(ratios.p99), goal: 1.5, unit: ' × bare Fastify', better: 'less' });
  const delay = { name: 'call event-loop delay', value: median(ratios.delay), goal: 2 };
  report({ ...delay, unit: ' × bare Fastify', better: 'less' });
}

const line = ({ microseconds, perSecond, p99 }: Awaited<ReturnType<typeof turn>>) =>
  `${microseconds.toFixed(0)} µs of processor a call, ${perSecond.toFixed(0)}/s, p99 ${p99} ms`;

const spread = (figures: number[]) =>
  `${Math.min(...figures).toFixed(2)} to ${Math.max(...figures).toFixed(2)}, median ${median(figures).toFixed(2)}`;

try {
  await product.ready();
  const people = await signInStudents(product.url, PEOPLE);
  for (const person of people.slice(0, 1)) await compareAnswers(person);
  await measure(people);
} finally {
  bare.kill();
  await once(bare, 'close');
  await product.stop();
  await postgres.stop();
}
