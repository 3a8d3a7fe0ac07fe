/** The built server as a process of its own, for tests of operation and for measurements. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { untilHealthy } from './healthy.mjs';
import { inRoot } from './root.mjs';
import { freePort } from './services.mjs';

/** Nothing of the surrounding shell decides what is tested. The demo's campus takes any free port. */
const plain = {
  ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', SECRET_KEY: '' },
  ...{ DEMO_CAMPUS_PORT: '0', DEMO_CAMPUS_URL: '' },
};

/** What `npm start` gives to node, so that the same thing is tested and measured. */
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts it and answers at once; `ready` waits for the first /healthz that is 200. */
export const startProduct = (env, file = 'main.js', args = []) =>
  start(env, process.execPath, [...flags, inRoot('server/dist', file), ...args]);

/** As people start it. */
export const startByNpm = (env) => start(env, 'npm', ['start', '--prefix', inRoot()]);

async function start(env, command, args) {
  const port = env.PORT ?? (await freePort());
  const child = spawn(command, args, {
    env: { ...process.env, ...plain, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = performance.now();
  const output = { out: '', error: '' };
  child.stdout.on('data', (text) => (output.out += text));
  child.stderr.on('data', (text) => (output.error += text));
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    output,
    exited,
    kill: (signal) => child.kill(signal),
    async ready() {
      await untilHealthy(url, () => {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${output.error}`);
      });
      return performance.now() - started;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return exited;
    },
  };
}
