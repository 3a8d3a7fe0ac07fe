/** The server's cost of a call in the sealed envelope against the same call in the open, in processor time. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { securityRoutes } from '@yizhan/contract/routes/security.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import { startProduct } from '../scripts/lib/product.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { type BenchPerson, call, signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';
import { aSealingPage, type SealedRequest } from './lib/seal.ts';

const PEOPLE = 100;
const PAGES = 40;
/** Each process has its own random bias (memory layout, JIT timing): several are measured, and the median counts. */
const PROCESSES = 3;
const ROUNDS = 4;
/** Plain and sealed alternate: the machine's speed changes from second to second. */
const TURNS = 8;
const CONNECTIONS = 20;

/** The sealed reads of every signed-in person: their own data, and the calls of the account security page. */
const reads = [
  sessionRoutes.userInfo,
  securityRoutes.devices,
  securityRoutes.signIns,
  securityRoutes.secondFactor,
  securityRoutes.bindings,
];
const postgres = await startPostgres();
const secret = 'a key for measuring, long enough to be one';
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
type Product = Awaited<ReturnType<typeof startProduct>>;

/** Processor seconds the server has used so far. */
async function worked({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

async function check(answer: IncomingMessage, open: SealedRequest['open']): Promise<void> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  // A refusal is sealed as well, and cheaper, so the content is checked.
  if (answer.statusCode === 200 && open(text).startsWith('{"status":1000')) return;
  throw new Error(`${answer.statusCode} ${text.slice(0, 200)}`);
}

const send = (url: string, { method, path, headers, body, open }: SealedRequest) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      check(answer, open).then(resolve, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Processor seconds of the server per call; all requests are prepared before the first is sent. */
async function costOf(product: Product, requests: SealedRequest[]): Promise<number> {
  const before = await worked(product);
  let next = 0;
  const connection = async () => {
    for (let one = requests[next++]; one; one = requests[next++]) await send(product.url, one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return ((await worked(product)) - before) / requests.length;
}

/** Every person makes every call. */
const plainCalls = (people: BenchPerson[]) =>
  people.flatMap(({ token, from }) =>
    reads.map((route): SealedRequest => {
      const { method } = route;
      const headers = { 'blade-auth': `bearer ${token}`, 'x-forwarded-for': from };
      const common = { method, path: addressOf(route), open: (text: string) => text };
      if (method === 'GET') return { ...common, headers, body: '' };
      return { ...common, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    }),
  );

/** How much more a sealed call costs one process, round by round. */
async function ratiosOf(product: Product): Promise<number[]> {
  await product.ready();
  const { envelope } = await call<BootBundle>(product.url, sessionRoutes.boot, {});
  const people = await signInStudents(product.url, PEOPLE);
  const pages = Array.from({ length: PAGES }, () => aSealingPage(envelope));
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let [plain, sealed] = [0, 0];
    for (let turn = 0; turn < TURNS; turn++) {
      const calls = plainCalls(people);
      const sealedCalls = calls.map((one, i) => pages[i % PAGES]?.(one) ?? one);
      // The order alternates, so that neither always profits from a warm cache.
      if (turn % 2) plain += (await costOf(product, calls)) / TURNS;
      sealed += (await costOf(product, sealedCalls)) / TURNS;
      if (turn % 2 === 0) plain += (await costOf(product, calls)) / TURNS;
    }
    if (round === 0) continue; // the first round is the warm-up
    ratios.push(sealed / plain);
    console.log(`  ${(sealed * 1e6).toFixed(0)} µs sealed, ${(plain * 1e6).toFixed(0)} µs plain`);
  }
  return ratios;
}

try {
  const ratios: number[] = [];
  for (let started = 0; started < PROCESSES; started++) {
    const product = await startProduct({ DATABASE_URL: postgres.url, SECRET_KEY: secret, DEMO: 'on' });
    try {
      ratios.push(...(await ratiosOf(product)));
    } finally {
      await product.stop();
    }
  }
  report({ name: 'envelope', value: median(ratios), goal: 1.5, unit: ' × a plain call', better: 'less' });
} finally {
  agent.destroy();
  await postgres.stop();
}
