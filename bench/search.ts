/** The search of the hall over 20,000 services against Lucene with its Chinese analyzer, both warm, in one run. */
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
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

const SERVICES = 20_000;
const QUERIES = 400;
const ROUNDS = 5;
const goal = 1.5;

type Timed = { times: number[]; found: number[] };

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

const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '') as Timed;
const told: ExecFileSyncOptionsWithStringEncoding = {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
};

/** Built as the product is, and beside it: it brings the migrations. */
async function builtTiming(): Promise<string> {
  const outfile = inRoot('server/dist/time-search.js');
  await build({
    ...{ entryPoints: [inRoot('server/test/time-search.ts')], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  return outfile;
}

async function own(): Promise<Timed> {
  const postgres = await startPostgres();
  try {
    const args = [await builtTiming(), at('services.json'), at('queries.json')];
    const env = { ...process.env, DATABASE_URL: postgres.url };
    return lastLine(execFileSync(process.execPath, [...args, String(ROUNDS)], { ...told, env }));
  } finally {
    await postgres.stop();
  }
}

function lucene(way: 'once' | 'again'): Timed {
  const jars = readdirSync('/usr/share/java')
    .filter((name) =>
      /^lucene-(core|analyzers-common|analyzers-smartcn|highlighter|memory|queries)-[\d.]+\.jar$/.test(name),
    )
    .map((name) => join('/usr/share/java', name));
  const path = [folder, ...jars].join(':');
  execFileSync('/usr/bin/javac', ['-cp', path, '-d', folder, inRoot('bench/lucene/Search.java')], told);
  return lastLine(execFileSync('/usr/bin/java', ['-cp', path, 'Search', folder, String(ROUNDS), way], told));
}

const p50 = ({ times }: Timed) => median(times);
const hits = ({ found }: Timed) => `${found.filter((n) => n > 0).length} of ${found.length} found something`;

try {
  write();
  const [ours, once, again] = [await own(), lucene('once'), lucene('again')];
  console.log(`  ours ${p50(ours).toFixed(2)} ms, ${hits(ours)}`);
  console.log(`  Lucene ${p50(once).toFixed(2)} ms, near words in the same query, ${hits(once)}`);
  console.log(`  Lucene ${p50(again).toFixed(2)} ms, near words only where nothing was found, ${hits(again)}`);
  report({ name: 'search p50', value: p50(ours) / p50(once), goal, unit: ' × Lucene', better: 'less' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
