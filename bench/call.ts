/** A signed-in, authorised, database-reading call against bare Fastify with the same statement on the same PostgreSQL and the same answer. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@yizhan/contract/route.ts';
import { departmentRoutes } from '@yizhan/contract/routes/departments.ts';
import { startProduct } from '../scripts/lib/product.mjs';
import { freePort, startPostgres } from '../scripts/lib/services.mjs';
import { drive, median } from './lib/load.ts';
import { type BenchPerson, signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';

const PEOPLE = 400;
/** They take short turns: the machine's own speed swings from second to second. */
const ROUNDS = 12;
const WARM_ROUNDS = 3;
const SECONDS = 2;

/** What the call sends to the database; the same as in features/departments/queries.ts. */
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

/** A limit that answers less would be none. */
async function compareAnswers({ token }: BenchPerson) {
  const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` };
  const ask = async (url: string) => (await fetch(url, { method: 'POST', headers, body: '{}' })).text();
  const [own, theirs] = [await ask(`${product.url}${path}`), await ask(`${bareUrl}/call`)];
  if (own !== theirs) throw new Error(`the answers differ:\n${own}\n${theirs}`);
}

async function measure(people: BenchPerson[]) {
  const ours = { url: `${product.url}${path}`, people, seconds: SECONDS };
  const limit = { url: `${bareUrl}/call`, people, seconds: SECONDS };
  const rates: number[] = [];
  const tails: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    await eventLoopDelay.bare();
    const theirs = await drive(limit);
    const theirDelay = await eventLoopDelay.bare();
    await eventLoopDelay.ours();
    const own = await drive(ours);
    const ownDelay = await eventLoopDelay.ours();
    if (round < WARM_ROUNDS) continue;
    rates.push(own.perSecond / theirs.perSecond);
    tails.push(own.p99 / theirs.p99);
    delays.push(ownDelay / theirDelay);
    console.log(
      `  ${own.perSecond.toFixed(0)}/s, p99 ${own.p99} ms; bare ${theirs.perSecond.toFixed(0)}/s, p99 ${theirs.p99} ms`,
    );
  }
  report({ name: 'call', value: median(rates), goal: 0.8, unit: ' of bare Fastify', better: 'more' });
  report({ name: 'call p99', value: median(tails), goal: 1.5, unit: ' × bare Fastify', better: 'less' });
  report({ name: 'call event-loop delay', value: median(delays), goal: 2, unit: ' × bare Fastify', better: 'less' });
}

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
