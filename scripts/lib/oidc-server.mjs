/** A real OpenID provider of the tests' own, as a process of its own, for one portal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './root.mjs';
import { Failed } from './run.mjs';

export async function startOidc(portal) {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('server/test/serve-oidc.ts')], {
    cwd: inRoot('.'),
    env: { ...process.env, PORTAL: portal },
    // It warns of plain http and of keys in memory, which is what a test wants.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  const addresses = await Promise.race([once(child, 'message').then(([message]) => message), exited.then(ended)]);
  return {
    ...addresses,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function ended() {
  throw new Failed('the OpenID provider did not start');
}
