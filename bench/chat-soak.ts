/** 200 pairs on two nodes with random cuts and killed nodes: nothing acknowledged is lost, doubled or out of order. */
import { Soak } from './chat/soak.ts';
import { report } from './lib/report.ts';

const PAIRS = 200;
const MESSAGES = Number(process.env.MESSAGES ?? 200);
const KILLS = 4;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const soak = await Soak.open(2 * PAIRS);
try {
  const began = performance.now();
  const { faults, stored, cuts } = await soak.run({
    pairs: PAIRS,
    messages: MESSAGES,
    window: 10,
    kills: KILLS,
    cutEveryMs: 20,
    seed: SEED,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`  ${stored} messages in ${seconds} s, ${cuts} connections cut, ${KILLS} nodes killed, SEED=${SEED}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  report({ name: 'chat soak', value: faults.length, goal: 0, unit: ' faults', better: 'less' });
} finally {
  await soak.close();
}
