/** The product at a new school, as a process of its own: nobody has an account, and a mail server stands ready. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilHealthy } from './healthy.mjs';
import { inRoot } from './root.mjs';
import { freePort } from './services.mjs';

export async function startNewSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'yizhan-new-'));
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    INWARD_HOSTS: '127.0.0.1',
  };
  const plain = { DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', SECRET_KEY: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('server/test/serve-new-school.ts')], {
    cwd: inRoot('.'),
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  const exited = once(child, 'exit');
  const nextMessage = () => Promise.race([once(child, 'message').then(([message]) => message), exited.then(ended)]);
  const { mailPort } = await nextMessage();
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  const ask = async (question) => {
    const answered = nextMessage();
    child.send(question);
    return (await answered).answer;
  };
  return {
    url,
    mailPort,
    printed: () => printed,
    captcha: () => ask('captcha'),
    letter: () => ask('letter'),
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
