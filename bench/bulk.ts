/**
 * Reading and writing workbooks of 200,000 rows against hucre and @e965/xlsx, each in a process of its own, in turns; then
 * whole imports and exports on PostgreSQL, how they grow, and the pages of others meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BulkTimes, buildProgram, pagesDuringImport, timeJobs } from './lib/bulk-jobs.ts';
import { median } from './lib/load.ts';
import { report } from './lib/report.ts';

/** What server/test/time-workbooks.ts prints. */
type TaskResult = { rows: number; checksum: number; seconds: number; processor: number; peakMb: number };
type Reader = 'ours' | 'hucre' | 'xlsx';
type Writer = 'ours' | 'hucre' | 'shared';

/** `ROWS=20000 ROUNDS=1` is a first look; the goals are set for the full number. */
const ROWS = Number(process.env.ROWS ?? 200_000);
const FEW_ROWS = ROWS / 4;
const MANY_ROWS = ROWS * 2.5;
/** They alternate: the machine's speed changes from second to second. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const JOB_ROUNDS = Math.min(ROUNDS, 2);
/** Half of what the whole import may take is left for everything else it does. */
const readGoal = 0.5;
const writeGoal = 0.6;
/** The whole job beside what others take to read the file, or to write the rows from memory. */
const importGoal = 0.7;
const exportGoal = 0.8;
const memoryGoalMb = 250;
/** What a row among many costs beside one among few: a straight line is 1. */
const growthGoal = 1.25;
/** The p95 of people's pages while an import runs, beside that without it. */
const pagesGoal = 1.5;

const folder = mkdtempSync(join(tmpdir(), 'yizhan-bulk-'));
const at = (name: string) => join(folder, name);
const task = await buildProgram('time-workbooks');

const run = (...args: string[]) =>
  JSON.parse(execFileSync(process.execPath, [task, ...args], { encoding: 'utf8' })) as TaskResult;
const read = (program: Reader, file: string) => run('read', program, at(file));
const write = (program: Writer, file: string, rows: number) => run('write', program, at(file), String(rows));

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

  const less = { unit: '', better: 'less' } as const;
  const jobs: { times: BulkTimes; readSeconds: number; writeSeconds: number }[] = [];
  for (let round = 0; round < JOB_ROUNDS; round += 1) {
    const readSeconds = read('hucre', 'shared.xlsx').seconds;
    const times = await timeJobs(at('shared.xlsx'));
    jobs.push({ times, readSeconds, writeSeconds: write('hucre', 'hucre.xlsx', ROWS).seconds });
    console.log(`whole jobs of ${ROWS} rows: ${JSON.stringify(jobs.at(-1))}`);
  }
  const of = (figure: (job: (typeof jobs)[number]) => number) => median(jobs.map(figure));
  report({ name: 'bulk import', value: of((j) => j.times.import.seconds / j.readSeconds), goal: importGoal, ...less });
  report({ name: 'bulk export', value: of((j) => j.times.export.seconds / j.writeSeconds), goal: exportGoal, ...less });
  const bare = of(({ times }) => times.import.seconds / times.bareSeconds);
  console.log(`  an import beside two bare statements with the same rows: ${bare.toFixed(2)} (no goal)`);

  write('ours', 'fewest.xlsx', FEW_ROWS);
  const fewest = await timeJobs(at('fewest.xlsx'));
  const most = await timeJobs(at('many.xlsx'));
  console.log(`whole jobs of ${FEW_ROWS} rows: ${JSON.stringify(fewest)}`);
  console.log(`whole jobs of ${MANY_ROWS} rows: ${JSON.stringify(most)}`);
  for (const kind of ['import', 'export'] as const) {
    const value = most[kind].seconds / MANY_ROWS / (fewest[kind].seconds / FEW_ROWS);
    report({ name: `bulk growth ${kind}`, value, goal: growthGoal, ...less });
  }
  const peaks = [...jobs.map(({ times }) => times), most].flatMap((times) => [times.import.peak, times.export.peak]);
  report({ name: 'bulk memory', value: Math.max(...peaks), goal: memoryGoalMb, unit: ' MB', better: 'less' });

  const pages = await pagesDuringImport(at('shared.xlsx'));
  console.log(`  home p95 ${pages.idle.toFixed(1)} ms idle, ${pages.busy.toFixed(1)} ms during an import`);
  report({ name: 'bulk pages', value: pages.busy / pages.idle, goal: pagesGoal, unit: ' × idle', better: 'less' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
