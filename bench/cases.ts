/** Cases on PostgreSQL: from submission to end over HTTP against its statements by bare pg, and to-dos as they become many. */
import { caseRoutes } from '@yizhan/contract/routes/cases.ts';
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { call } from './lib/people.ts';
import { report } from './lib/report.ts';
import { type TimedQueries, TurnTaker } from './lib/turns.ts';

/** Others on request: `node --import tsx bench/cases.ts 10000`. Growth is that from the smallest to the largest. */
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [10_000, 100_000, 1_000_000];
const CASES = 40;
const ROUNDS = 10;
const WARM_ROUNDS = 3;
/** Of twenty people each. */
const TODO_ROUNDS = 50;
const goals = { ratio: 0.4, growth: 1.5 };

/** Built like the product and next to it, where the migrations are. */
async function built(name: 'time-cases' | 'time-todos'): Promise<string> {
  const outfile = inRoot(`server/dist/${name}.js`);
  await build({
    ...{ entryPoints: [inRoot(`server/test/${name}.ts`)], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  return outfile;
}

type ServedProduct = { url: string; applicants: string[]; handlers: string[] };
type CaseState = { id: string; revision: number; status: string };

/** One person after the other: each waits for what the one before did. */
async function runCase({ url, applicants, handlers }: ServedProduct, at: number): Promise<void> {
  const token = applicants[at % applicants.length] ?? '';
  const input = { code: 'leave', data: { reason: `第 ${at} 次`, days: 2 } };
  let acted = await call<CaseState>(url, caseRoutes.submit, input, { token });
  for (const handler of handlers) {
    const { id, revision } = acted;
    const act = { action: 'approve', opinion: '同意' };
    acted = await call<CaseState>(url, caseRoutes.act, { id, revision, act }, { token: handler });
  }
  if (acted.status !== 'approved') throw new Error(`the case ended as ${acted.status}`);
}

async function timeCases(env: NodeJS.ProcessEnv): Promise<void> {
  const taker = new TurnTaker(process.execPath, [await built('time-cases')], env);
  try {
    const served = await taker.next<ServedProduct>();
    const ratios: number[] = [];
    // They alternate: the machine's speed changes from second to second.
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
      const begun = performance.now();
      for (let at = 0; at < CASES; at++) await runCase(served, at);
      const overHttp = performance.now() - begun;
      const { times, found } = await taker.turn();
      const bare = times[0] ?? 0;
      if (round < WARM_ROUNDS) continue;
      ratios.push(bare / overHttp);
      const each = [overHttp, bare].map((ms) => (ms / CASES).toFixed(1));
      console.log(`  a case: ${each[0]} ms over HTTP, ${each[1]} ms by bare pg, ${(found[0] ?? 0) / CASES} statements`);
    }
    const unit = ' × bare pg';
    report({ name: 'cases from submission to end', value: median(ratios), goal: goals.ratio, unit, better: 'more' });
  } finally {
    await taker.end();
  }
}

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

async function timeTodos(env: NodeJS.ProcessEnv): Promise<void> {
  const program = await built('time-todos');
  const sides: { size: number; times: number[]; taker: TurnTaker }[] = [];
  try {
    for (const size of SIZES) {
      const taker = new TurnTaker(process.execPath, [program, `${size}`], env);
      sides.push({ size, times: [], taker });
      // One after the other: the next is written when this one answers.
      const { found }: TimedQueries = await taker.turn();
      console.log(`  ${size} to-dos, ${found[0]} of one person to be done`);
    }
    for (let round = 0; round < WARM_ROUNDS + TODO_ROUNDS; round++)
      for (const { taker, times } of sides) {
        const timed = await taker.turn();
        if (round >= WARM_ROUNDS) times.push(...timed.times);
      }
    for (const { size, times } of sides) console.log(`  ${size} to-dos: p95 ${p95(times).toFixed(1)} ms`);
    const [least, most] = [p95(sides.at(0)?.times ?? []), p95(sides.at(-1)?.times ?? [])];
    report({ name: 'cases to-dos growth', value: most / least, goal: goals.growth, unit: ' ×', better: 'less' });
  } finally {
    await Promise.all(sides.map(({ taker }) => taker.end()));
  }
}

const postgres = await startPostgres();
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  await timeCases(env);
  await timeTodos(env);
} finally {
  await postgres.stop();
}
