/** The robot against plain BM25 over characters and pairs: quality on questions it was not fitted to, and its speed. */
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { report } from './lib/report.ts';

const firstGoal = 1.2;
const falseAnswerGoal = 0.05;
const p95Goal = 25;

type Quality = { first: number; amongFive: number; reciprocal: number };
type RobotQuality = Quality & Record<'sure' | 'wrong' | 'refused' | 'falseAnswers' | 'falseLists', number>;
/** The campus, fitted and judged; everyday life and nearly the same words, judged. */
type ListName = 'fitted' | 'judged' | 'general' | 'close';
type JudgedAnswer = {
  entries: number;
  ours: Record<ListName, RobotQuality>;
  plain: Record<ListName, Quality>;
  speed: { entries: number; buildMs: number; p50: number; p95: number };
};

async function built(): Promise<string> {
  const outfile = inRoot('server/dist/judge-robot.js');
  await build({
    ...{ entryPoints: [inRoot('server/test/judge-robot.ts')], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  return outfile;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = ({ first, amongFive, reciprocal }: Quality) =>
  `recall@1 ${percent(first)}, recall@5 ${percent(amongFive)}, MRR ${reciprocal.toFixed(3)}`;

const { entries, ours, plain, speed }: JudgedAnswer = JSON.parse(
  execFileSync(process.execPath, [await built()], { encoding: 'utf8', maxBuffer: 1_000_000 }),
);
console.log(`  ${entries} entries, half of the questions fitted, half judged`);
for (const name of ['fitted', 'judged', 'general', 'close'] as const) {
  console.log(`  ours, ${name}: ${line(ours[name])}`);
  console.log(`  plain BM25, ${name}: ${line(plain[name])}`);
}
console.log(
  `  with an entry: answered at once ${percent(ours.judged.sure)} rightly, ${percent(ours.judged.wrong)} wrongly; refused ${percent(ours.judged.refused)}`,
);
for (const name of ['judged', 'general'] as const)
  console.log(
    `  to be refused, ${name}: false answers ${percent(ours[name].falseAnswers)}, false lists of near questions ${percent(ours[name].falseLists)}`,
  );
console.log(
  `  ${speed.entries} entries: indexed in ${Math.round(speed.buildMs)} ms, asked in ${speed.p50.toFixed(1)} ms (p50), ${speed.p95.toFixed(1)} ms (p95)`,
);
const first = { name: 'robot recall@1 against plain BM25', unit: ' ×', better: 'more' } as const;
report({ ...first, value: ours.judged.first / plain.judged.first, goal: firstGoal });
report({
  ...{ name: 'robot false answers', unit: '', better: 'less' },
  ...{ value: ours.judged.falseAnswers, goal: falseAnswerGoal },
});
report({ name: 'robot p95 over 20,000 entries', value: speed.p95, goal: p95Goal, unit: ' ms', better: 'less' });
