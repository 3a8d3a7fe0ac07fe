/** Files stay small enough to be read in one sitting. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { sources } from '../lib/sources.mjs';

const goals = { median: 60, most: 250, longest: 400 };

const sized = sources(/\.(ts|tsx|mjs|js|css)$/)
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const at = (share) => sized[Math.min(sized.length - 1, Math.floor(sized.length * share))]?.lines ?? 0;

const faults = sized
  .filter(({ lines }) => lines > goals.longest)
  .map(({ path, lines }) => `${path} has ${lines} lines`);
if (at(0.5) > goals.median) faults.push(`the median file has ${at(0.5)} lines, the goal is ${goals.median}`);
if (at(0.95) > goals.most) faults.push(`one file in twenty is over ${goals.most} lines (${at(0.95)})`);
for (const fault of faults) console.error(fault);
console.log(`${sized.length} files, median ${at(0.5)} lines, 95 % under ${at(0.95)}, longest ${sized.at(-1)?.lines}`);
process.exitCode = faults.length > 0 ? 1 : 0;
