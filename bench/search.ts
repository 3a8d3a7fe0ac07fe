/** The hall's search against Lucene with its Chinese analyzer, in one run: speed over 20,000 services, and quality. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { needPackages } from '../scripts/lib/packages.mjs';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { report } from './lib/report.ts';
import { listQueries, listServices } from './lib/services-list.ts';
import { type TimedQueries, TurnTaker } from './lib/turns.ts';

const SERVICES = 20_000;
const QUERIES = 400;
/** They alternate: the machine's speed changes from second to second. */
const ROUNDS = 10;
const WARM_ROUNDS = 20;
const goal = 1.5;
const successGoal = 0.9;

await needPackages(['liblucene8-java', 'default-jdk-headless']);
const folder = mkdtempSync(join(tmpdir(), 'yizhan-search-'));
const at = (name: string) => join(folder, name);

function write() {
  const services = listServices(SERVICES);
  const queries = listQueries(QUERIES);
  writeFileSync(at('services.json'), JSON.stringify(services));
  writeFileSync(at('queries.json'), JSON.stringify(queries));
  const lines = services.map(({ name, also, summary, syllables, roles }) =>
    [name, also, summary, syllables.join(' '), roles.length > 0 ? roles.join(' ') : 'any'].join('\t'),
  );
  writeFileSync(at('services.tsv'), lines.join('\n'));
  writeFileSync(at('queries.txt'), queries.join('\n'));
}

/** Built like the product and next to it, where the migrations are. */
async function built(name: 'time-search' | 'judge-search'): Promise<string> {
  const outfile = inRoot(`server/dist/${name}.js`);
  await build({
    ...{ entryPoints: [inRoot(`server/test/${name}.ts`)], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  return outfile;
}

function compileLucene(): string {
  const jars = readdirSync('/usr/share/java')
    .filter((name) =>
      /^lucene-(core|analyzers-common|analyzers-smartcn|highlighter|memory|queries)-[\d.]+\.jar$/.test(name),
    )
    .map((name) => join('/usr/share/java', name));
  const path = [folder, ...jars].join(':');
  const sources = ['Search', 'Judge'].map((name) => inRoot(`bench/lucene/${name}.java`));
  execFileSync('/usr/bin/javac', ['-cp', path, '-d', folder, ...sources], { stdio: 'inherit' });
  return path;
}

const p50 = ({ times }: TimedQueries) => median(times);
const hitRate = ({ found }: TimedQueries) => `${found.filter((n) => n > 0).length} of ${found.length} found something`;
const together = (turns: TimedQueries[]): TimedQueries => ({
  times: turns.flatMap(({ times }) => times),
  found: turns.flatMap(({ found }) => found),
});

/** The share of written questions that one of the first three services answers. */
type Success = { fitted: number; judging: number };

/** Ours also writes the campus and the questions, so that Lucene gets the same. */
async function judge(path: string, env: NodeJS.ProcessEnv): Promise<{ ours: Success; lucene: Success }> {
  const answer = (command: string, args: string[]) =>
    JSON.parse(execFileSync(command, args, { env, encoding: 'utf8' })) as Success;
  const ours = answer(process.execPath, [await built('judge-search'), folder]);
  return { ours, lucene: answer('/usr/bin/java', ['-cp', path, 'Judge', folder]) };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

write();
const postgres = await startPostgres();
const path = compileLucene();
const lucene = (way: 'once' | 'again') => new TurnTaker('/usr/bin/java', ['-cp', path, 'Search', folder, way]);
const files = [at('services.json'), at('queries.json')];
const env = { ...process.env, DATABASE_URL: postgres.url };
const sides = {
  ours: new TurnTaker(process.execPath, [await built('time-search'), ...files], env),
  once: lucene('once'),
  again: lucene('again'),
};

try {
  const { ours: judged, lucene: peer } = await judge(path, env);
  console.log(
    `  ours answers ${percent(judged.fitted)} of the questions it was fitted to, ${percent(judged.judging)} of the others`,
  );
  console.log(`  Lucene answers ${percent(peer.fitted)} and ${percent(peer.judging)} of the same questions`);
  const success = { name: 'search success@3', value: judged.judging, unit: '', better: 'more' } as const;
  report({ ...success, goal: successGoal });
  report({
    ...success,
    name: 'search success@3 against Lucene',
    value: judged.judging / peer.judging,
    goal: 1,
    unit: ' ×',
  });
  const measured: Record<keyof typeof sides, TimedQueries[]> = { ours: [], once: [], again: [] };
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++)
    for (const side of ['ours', 'once', 'again'] as const) {
      const timed = await sides[side].turn();
      if (round >= WARM_ROUNDS) measured[side].push(timed);
    }
  const [ours, once, again] = [together(measured.ours), together(measured.once), together(measured.again)];
  console.log(`  ours ${p50(ours).toFixed(2)} ms, ${hitRate(ours)}`);
  console.log(`  Lucene ${p50(once).toFixed(2)} ms, near words in the same query, ${hitRate(once)}`);
  console.log(`  Lucene ${p50(again).toFixed(2)} ms, near words only where nothing was found, ${hitRate(again)}`);
  report({ name: 'search p50', value: p50(ours) / p50(once), goal, unit: ' × Lucene', better: 'less' });
} finally {
  await Promise.all(Object.values(sides).map((side) => side.end()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
