/** Every foreign address goes through server/src/outside/foreign.ts: nothing else in the server connects. */
import { readFileSync } from 'node:fs';
import { doorsIn } from '../lib/foreign-doors.mjs';
import { inRoot } from '../lib/root.mjs';
import { sources } from '../lib/sources.mjs';

// The demo's campus is a foreign system itself; it only shares the process.
const files = sources(/^(?!.*\.test\.).*\.ts$/, 'server/src').filter(
  (file) => !file.startsWith('server/src/demo-campus/'),
);
const faults = files.flatMap((file) =>
  doorsIn(file, readFileSync(inRoot(file), 'utf8')).map((fault) => `${file}:${fault}`),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error('Ask through parts.foreign, or say in scripts/lib/foreign-doors.mjs what connects.');
process.exitCode = faults.length > 0 ? 1 : 0;
