/**
 * Files that are called workbooks and are not read: encrypted, torn, of another kind, bombs, entities, huge declarations.
 * Each is read in a process of its own, as an upload and an import read it, and must end soon and with little memory.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/root.mjs';
import { buildProgram } from './lib/bulk-jobs.ts';
import { report } from './lib/report.ts';

const secondsGoal = 2;
const memoryGoalMb = 100;

type Refused = { name: string; file: string; kind: string; expected: string };
/** What server/test/time-refusal.ts prints. */
type Refusal = { outcome: string; seconds: number; peakMb: number };

const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

const folder = mkdtempSync(join(tmpdir(), 'yizhan-refused-'));
try {
  const program = await buildProgram('time-refusal');
  const written = node('--import', 'tsx', inRoot('server/test/write-refused-workbooks.ts'), folder);
  const results = (JSON.parse(written) as Refused[]).map(({ name, file, kind, expected }) => {
    const result = JSON.parse(node(program, file, kind)) as Refusal;
    if (result.outcome !== expected) throw new Error(`${name}: ${result.outcome} instead of ${expected}`);
    console.log(`${name} (${expected}): ${result.seconds.toFixed(2)} s, ${result.peakMb.toFixed(0)} MB`);
    return result;
  });
  const worst = (key: 'seconds' | 'peakMb') => Math.max(...results.map((result) => result[key]));
  report({ name: 'refused files', value: worst('seconds'), goal: secondsGoal, unit: ' s', better: 'less' });
  report({ name: 'refused files memory', value: worst('peakMb'), goal: memoryGoalMb, unit: ' MB', better: 'less' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
