/** All calls of the efficiency dashboard together over the same year, at 10,000, 100,000 and 1,000,000 cases. */
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { report } from './lib/report.ts';
import { TurnTaker } from './lib/turns.ts';

/** Others on request: `node --import tsx bench/efficiency.ts 10000`. The goals are those of the largest. */
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [10_000, 100_000, 1_000_000];
const WARM_ROUNDS = 20;
const ROUNDS = 100;
const goalMs = 100;
const goalRatio = 1.5;

const outfile = inRoot('server/dist/time-efficiency.js');
await build({
  ...{ entryPoints: [inRoot('server/test/time-efficiency.ts')], outfile, bundle: true, format: 'esm' },
  ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
});

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

const postgres = await startPostgres();
const env = { ...process.env, DATABASE_URL: postgres.url };
const sides: { size: number; times: number[]; taker: TurnTaker }[] = [];
try {
  for (const size of SIZES) {
    const taker = new TurnTaker(process.execPath, [outfile, `${size}`], env);
    sides.push({ size, times: [], taker });
    // One after the other: the next is written when this one answers.
    const { found } = await taker.turn();
    console.log(`  ${size} cases: ${found[0]} counted`);
  }
  // They alternate: the machine's speed changes from second to second.
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++)
    for (const { taker, times } of sides) {
      const timed = await taker.turn();
      if (round >= WARM_ROUNDS) times.push(...timed.times);
    }
  for (const { size, times } of sides) console.log(`  ${size} cases: p95 ${p95(times).toFixed(1)} ms`);
  const [smallest, largest] = [sides.at(0), sides.at(-1)];
  const most = p95(largest?.times ?? []);
  report({ name: 'efficiency p95', value: most, goal: goalMs, unit: ' ms', better: 'less' });
  report({
    ...{
      name: 'efficiency growth',
      value: most / p95(smallest?.times ?? []),
      goal: goalRatio,
      unit: ' ×',
      better: 'less',
    },
  });
} finally {
  await Promise.all(sides.map(({ taker }) => taker.end()));
  await postgres.stop();
}
