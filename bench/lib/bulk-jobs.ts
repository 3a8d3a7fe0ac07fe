/** Whole bulk jobs, PostgreSQL included. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { packagesStayOutside } from '../../scripts/lib/packages-outside.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { startPostgres } from '../../scripts/lib/services.mjs';
import { homeTimes, p95, readPages } from './pages.ts';
import { signInStudents } from './people.ts';

/** A program of server/test, beside the built threads that it starts. */
export async function buildProgram(name: string): Promise<string> {
  const outfile = inRoot(`server/dist/${name}.js`);
  await build({
    ...{ entryPoints: [inRoot(`server/test/${name}.ts`)], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  return outfile;
}

type Job = { seconds: number; peak: number };
/** What server/test/time-bulk.ts prints. */
export type BulkTimes = { import: Job; export: Job; bareSeconds: number; ends: { state: string; failed: number }[] };

/** A database of its own each time. */
export async function timeJobs(file: string): Promise<BulkTimes> {
  const program = await buildProgram('time-bulk');
  const postgres = await startPostgres();
  try {
    const text = execFileSync(process.execPath, [program, postgres.url, file], { encoding: 'utf8' });
    const times = JSON.parse(text) as BulkTimes;
    const bad = times.ends.find(({ state, failed }) => state !== 'finished' || failed > 0);
    if (bad) throw new Error(`a job failed: ${JSON.stringify(bad)}`);
    return times;
  } finally {
    await postgres.stop();
  }
}

const PEOPLE = 20;
const THINK_MS = 1_000;
const IDLE_SECONDS = 15;
const WARM_SECONDS = 5;

/** The server's p95 for home pages without and with an import in the same process. */
export async function pagesDuringImport(file: string): Promise<{ idle: number; busy: number }> {
  const program = await buildProgram('import-into');
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-bulk-pages-'));
  const env = { SECRET_KEY: 'a key for measuring, long enough to be one', DEMO: 'on' };
  const product = await startProduct({ ...env, DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  try {
    await product.ready();
    const people = await signInStudents(product.url, PEOPLE);
    const load = { server: product.url, places: people.map((person) => [person]), thinkMs: THINK_MS };
    await readPages(load, WARM_SECONDS);
    const timed = async (work: () => Promise<void>) => {
      const before = await homeTimes(product.url);
      await work();
      return p95(before, await homeTimes(product.url));
    };
    const idle = await timed(() => readPages(load, IDLE_SECONDS));
    const busy = await timed(async () => {
      let isOver = false;
      const importing = promisify(execFile)(process.execPath, [program, postgres.url, file, dataDir]).finally(() => {
        isOver = true;
      });
      while (!isOver) await readPages(load, 1);
      console.log(`  the import meanwhile: ${(await importing).stdout.trim()}`);
    });
    return { idle, busy };
  } finally {
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
