/** A PostgreSQL and a Redis of the tests' own, in temporary folders on free ports. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresBin } from './packages.mjs';
import { Failed } from './run.mjs';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** `durable`: as a school runs it, with fsync. */
export async function startPostgres({ durable = false } = {}) {
  const bin = postgresBin();
  if (!bin) throw new Failed('missing: postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-postgres-'));
  const owner = postgresUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const locale = ['--locale=C.UTF-8', '--encoding=UTF8'];
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...locale], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  // A test's database need not survive the machine.
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...[...settings, ...(durable ? [] : careless)].flatMap((s) => ['-c', s]),
  ];
  const stop = await start(`${bin}/postgres`, args, { folder, port, signal: 'SIGINT', ...owner });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const stop = await start('/usr/bin/redis-server', args, { folder, port, signal: 'SIGTERM' });
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/** PostgreSQL refuses to run as root. */
function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function start(program, args, { folder, port, signal, ...user }) {
  // A group of its own: Ctrl-C reaches the tests, and the tests stop it.
  const child = spawn(program, args, { ...user, cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text) => (output = `${output}${text}`.slice(-4000)));
  const exited = once(child, 'exit');
  const kill = () => child.kill(signal);
  process.once('exit', kill);
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Failed(`${program} did not start:\n${output}`);
    await wait(50);
  }
  return async () => {
    process.off('exit', kill);
    kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
