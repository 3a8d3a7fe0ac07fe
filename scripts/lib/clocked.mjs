/** The product with a clock that tests move, as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { ownCampus } from './campus.mjs';
import { untilHealthy } from './healthy.mjs';
import { inRoot } from './root.mjs';

/** With the demo campus, in a folder of its own. */
export async function startClocked() {
  const dataDir = await ownCampus();
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' };
  const plain = { DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', SECRET_KEY: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('server/test/serve-with-clock.ts')], {
    cwd: inRoot('.'),
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const answer = () => Promise.race([once(child, 'message').then(([message]) => message), exited.then(ended)]);
  const { port } = await answer();
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  return {
    url,
    async travel(ms) {
      const moved = answer();
      child.send({ travel: ms });
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ended() {
  throw new Error('the server ended before it was asked to');
}
