/**
 * The product with a movable clock: `{ travel: ms }` over IPC is answered by `{ now }`; without IPC a line `travel
 * <ms>` on standard input does the same. Everything else comes from the environment, as in the product itself.
 */
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { readConfig } from '../src/config.ts';
import { prepareDataDir } from '../src/process/data-dir.ts';
import { openDatabase } from '../src/process/open-database.ts';
import { serve } from '../src/process/serve.ts';

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);

function travel(ms: number) {
  ahead += ms;
  return { now: clock().getTime() };
}

const config = readConfig(process.env);
prepareDataDir(config);
const opened = await openDatabase(config);
const { port } = await serve(config, opened, clock);

const moved = z.object({ travel: z.number().finite() });

if (process.send) {
  process.on('message', (message) => void process.send?.(travel(moved.parse(message).travel)));
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); // the parent is gone
  process.send({ ready: true, port });
} else {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [, ms] = /^travel (-?\d+)$/.exec(line.trim()) ?? [];
    console.log(ms ? JSON.stringify(travel(Number(ms))) : 'say: travel <milliseconds>');
  });
}
console.log(`ready ${JSON.stringify({ port, now: clock().getTime() })}`);
