/** Reading and writing workbooks of 200,000 rows against hucre and @e965/xlsx, each in a process of its own, in turns. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { report } from './lib/report.ts';

/** What server/test/time-workbooks.ts prints. */
type TaskResult = { rows: number; checksum: number; seconds: number; processor: number; peakMb: number };
type Reader = 'ours' | 'hucre' | 'xlsx';
type Writer = 'ours' | 'hucre' | 'shared';

const ROWS = 200_000;
const MANY_ROWS = 500_000;
/** They alternate: the machine's speed changes from second to second. */
const ROUNDS = 3;
/** Half of what the whole import may take is left for everything else it does. */
const readGoal = 0.5;
const writeGoal = 0.6;
/** The whole job beside what others take to read the file, or to write the rows from memory. */
const importGoal = 0.7;
const exportGoal = 0.8;
const memoryGoalMb = 250;

const folder = mkdtempSync(join(tmpdir(), 'yizhan-bulk-'));
const at = (name: string) => join(folder, name);
const task = inRoot('server/dist/time-workbooks.js');

const run = (...args: string[]) =>
  JSON.parse(execFileSync(process.execPath, [task, ...args], { encoding: 'utf8' })) as TaskResult;
const read = (program: Reader, file: string) => run('read', program, at(file));
const write = (program: Writer, file: string, rows: number) => run('write', program, at(file), String(rows));

/** What server/test/time-bulk.ts prints: a whole import and a whole export, PostgreSQL included. */
type JobTimes = { importSeconds: number; exportSeconds: number; importPeak: number; exportPeak: number; rows: string };

async function timeJobs(file: string): Promise<JobTimes> {
  const outfile = inRoot('server/dist/time-bulk.js');
  await build({
    ...{ entryPoints: [inRoot('server/test/time-bulk.ts')], outfile, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  const postgres = await startPostgres();
  try {
    return JSON.parse(
      execFileSync(process.execPath, [outfile, postgres.url, at(file)], { encoding: 'utf8' }),
    ) as JobTimes;
  } finally {
    await postgres.stop();
  }
}

function print(what: string, results: readonly TaskResult[]) {
  const of = (key: 'seconds' | 'processor' | 'peakMb') => median(results.map((result) => result[key]));
  const figures = `${of('seconds').toFixed(2)} s, ${of('processor').toFixed(2)} s of processor`;
  console.log(`${what}: ${figures}, ${of('peakMb').toFixed(0)} MB`);
}

/** Ours against the quicker of the others, turn by turn. */
const ratio = (ours: readonly TaskResult[], others: readonly (readonly TaskResult[])[]) =>
  median(ours.map(({ seconds }, turn) => seconds / Math.min(...others.map((list) => list[turn]?.seconds ?? Infinity))));

function turns<Name extends string>(names: readonly Name[], one: (name: Name) => TaskResult) {
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, TaskResult[]>;
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) results[name].push(one(name));
  return results;
}

try {
  await build({
    ...{ entryPoints: [inRoot('server/test/time-workbooks.ts')], outfile: task, bundle: true, format: 'esm' },
    ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
  });
  write('shared', 'shared.xlsx', ROWS);

  const reading = turns(['ours', 'hucre', 'xlsx'] as const, (program) => read(program, 'shared.xlsx'));
  for (const [program, results] of Object.entries(reading)) print(`read ${ROWS} rows, ${program}`, results);
  const tallies = new Set(Object.values(reading).map(([first]) => `${first?.rows} ${first?.checksum}`));
  if (tallies.size > 1) throw new Error(`they read different values: ${[...tallies].join(', ')}`);

  const writing = turns(['ours', 'hucre'] as const, (program) => write(program, `${program}.xlsx`, ROWS));
  for (const [program, results] of Object.entries(writing)) print(`write ${ROWS} rows, ${program}`, results);

  const many = { write: write('ours', 'many.xlsx', MANY_ROWS), read: read('ours', 'many.xlsx') };
  const few = { write: write('ours', 'few.xlsx', ROWS), read: read('ours', 'few.xlsx') };
  print(`write ${MANY_ROWS} rows, ours`, [many.write]);
  print(`read ${MANY_ROWS} rows, ours`, [many.read]);
  const growth = (key: 'read' | 'write') => many[key].processor / MANY_ROWS / (few[key].processor / ROWS);
  console.log(
    `processor time of a row among ${MANY_ROWS} to one among ${ROWS}: ${growth('read').toFixed(2)} read, ${growth('write').toFixed(2)} written`,
  );

  report({
    name: 'bulk read',
    value: ratio(reading.ours, [reading.hucre, reading.xlsx]),
    goal: readGoal,
    unit: '',
    better: 'less',
  });
  report({
    name: 'bulk write',
    value: ratio(writing.ours, [writing.hucre]),
    goal: writeGoal,
    unit: '',
    better: 'less',
  });

  const jobs = await timeJobs('shared.xlsx');
  console.log(`whole jobs: ${JSON.stringify(jobs)}`);
  const fastest = (lists: readonly (readonly TaskResult[])[]) =>
    Math.min(...lists.map((list) => median(list.map(({ seconds }) => seconds))));
  const less = { unit: '', better: 'less' } as const;
  const importRatio = jobs.importSeconds / fastest([reading.hucre, reading.xlsx]);
  report({ name: 'bulk import', value: importRatio, goal: importGoal, ...less });
  report({ name: 'bulk export', value: jobs.exportSeconds / fastest([writing.hucre]), goal: exportGoal, ...less });
  const peakMb = Math.max(jobs.importPeak, jobs.exportPeak);
  report({ name: 'bulk memory', value: peakMb, goal: memoryGoalMb, unit: 'MB', better: 'less' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
