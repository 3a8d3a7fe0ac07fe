import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { type Product, startByNpm, startProduct } from '../scripts/lib/product.mjs';
import { freePort, startPostgres, startRedis } from '../scripts/lib/services.mjs';
import { isSignedIn, tryToSignIn } from './lib/access.ts';
import { password } from './lib/address.ts';
import { slowRequest } from './lib/slow-request.ts';

type StartOptions = { dataDir: string; start(env?: Record<string, string>): Promise<Product> };

/** Servers of the test's own, in their own folder; none outlives the test. */
const { concurrent: test } = base.extend<StartOptions>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from this pattern
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'yizhan-process-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  start: async ({ dataDir }, use) => {
    const products: Product[] = [];
    await use(async (env = {}) => {
      const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off', ...env });
      products.push(product);
      return product;
    });
    for (const product of products) {
      product.kill('SIGKILL');
      await product.exited;
    }
  },
});

test('a second process on the same folder is refused in one line', async ({ start, dataDir }) => {
  const first = await start();
  await first.ready();
  const second = await start();
  expect((await second.exited).code).toBe(1);
  expect(second.output.error.trim()).toBe(
    `DATA_DIR: ${dataDir} is in use by process ${first.pid}: stop it first, or start with another DATA_DIR`,
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a wrong value in the environment is one line that names the variable', async ({ start }) => {
  const product = await start({ PORT: 'eighty' });
  expect((await product.exited).code).toBe(1);
  expect(product.output.error.trim()).toBe('PORT: must be a number');
});

test('a port in use is one line that names it, before anything is written', async ({ start, dataDir }) => {
  const first = await start();
  await first.ready();
  const port = new URL(first.url).port;
  const second = await start({ PORT: port, DATA_DIR: join(dataDir, 'second') });
  expect((await second.exited).code).toBe(1);
  expect(second.output.error.trim()).toBe(`PORT: ${port} is in use on 127.0.0.1`);
  expect(await readdir(dataDir)).not.toContain('second');
});

test('HL-15 the foreign campus listens with the demo alone, and ends with the server', async ({ start, dataDir }) => {
  const port = String(await freePort());
  const without = await start({ DEMO_CAMPUS_PORT: port, DATA_DIR: join(dataDir, 'without') });
  await without.ready();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  const demo = await start({ DEMO: 'on', DEMO_CAMPUS_PORT: port, DATA_DIR: join(dataDir, 'demo') });
  await demo.ready();
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('云岭大学业务系统');
  const second = await start({ DEMO: 'on', DEMO_CAMPUS_PORT: port, DATA_DIR: join(dataDir, 'second') });
  expect((await second.exited).code).toBe(1);
  expect(second.output.error.trim()).toBe(`DEMO_CAMPUS_PORT: ${port} is in use on 127.0.0.1`);
  expect(await readdir(dataDir)).not.toContain('second');
  demo.kill('SIGTERM');
  expect(await demo.exited).toEqual({ code: 0, signal: null });
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a database that does not answer is one line that names it', async ({ start }) => {
  const product = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) });
  expect((await product.exited).code).toBe(1);
  expect(product.output.error.trim()).toMatch(/^DATABASE_URL: cannot connect: .*ECONNREFUSED/);
});

test('a node with PostgreSQL and Redis is ready, and says so of both', async ({ start }) => {
  const [database, redis] = [await startPostgres(), await startRedis()];
  const product = await start({ DATABASE_URL: database.url, REDIS_URL: redis.url, SECRET_KEY: 'x'.repeat(32) });
  await product.ready();
  const health = (await (await fetch(`${product.url}/healthz`)).json()) as { result: unknown };
  expect(health.result).toEqual({ database: 'up', bus: 'up' });
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
  await Promise.all([database.stop(), redis.stop()]);
});

test('SIGTERM ends a request on its way, then the process, with 0', async ({ start, dataDir }) => {
  const product = await start();
  await product.ready();
  const slow = await slowRequest(product.url);
  product.kill('SIGTERM');
  await expect.poll(() => accepts(product.url), { timeout: 10_000 }).toBe(false);
  expect(await slow.finish()).toBe(200);
  expect(await product.exited).toEqual({ code: 0, signal: null });
  expect(await readdir(dataDir)).not.toContain('lock');
});

test('SIGTERM ends connections on which nothing is asked before the request on its way, then the process', async ({
  start,
}) => {
  const product = await start();
  await product.ready();
  const slow = await slowRequest(product.url);
  const idle = [
    await openConnection(product.url),
    await openConnection(product.url, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'),
  ];
  const ended = idle.map((socket) => once(socket, 'close'));
  product.kill('SIGTERM');
  await Promise.all(ended);
  expect(await slow.finish()).toBe(200);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('SIGTERM while what is to be found is still being written ends the process with 0', async ({ start }) => {
  const product = await start({ DEMO: 'on' });
  await product.ready();
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('SIGTERM before anything is served ends the process with 0, and the next start is whole', async ({
  start,
  dataDir,
}) => {
  const interrupted = await start({ DEMO: 'on' });
  await expect.poll(() => readdir(dataDir), { timeout: 30_000, interval: 20 }).toContain('lock');
  interrupted.kill('SIGTERM');
  expect(await interrupted.exited).toEqual({ code: 0, signal: null });
  const product = await start({ DEMO: 'on' });
  await product.ready();
  expect(await tryToSignIn(product.url, 'student', password)).toBeDefined();
});

test('SIGTERM to `npm start` ends the server itself, and npm with 0', async ({ dataDir }) => {
  const product = await startByNpm({ DATA_DIR: dataDir, DEMO: 'off' });
  await product.ready();
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
  expect(await accepts(product.url)).toBe(false);
  expect(await readdir(dataDir)).not.toContain('lock');
});

test('SIGTERM does not wait for a request that never ends', async ({ start }) => {
  const product = await start();
  await product.ready();
  await slowRequest(product.url);
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('kill -9 in the middle of writes, three times, loses no answered write', async ({ start }) => {
  const answered: string[] = [];
  for (const enough of [3, 8, 5]) {
    const product = await start({ DEMO: 'on' });
    await product.ready();
    answered.push(...(await signInUntilKilled(product, enough)));
  }
  const product = await start({ DEMO: 'on' });
  await product.ready();
  const kept = await Promise.all(answered.map((token) => isSignedIn(product.url, token)));
  expect(answered.length).toBeGreaterThanOrEqual(3 + 8 + 5);
  expect(kept.filter((there) => !there)).toEqual([]);
});

/** Every sign-in writes a session; those answered before the kill must exist after it. */
async function signInUntilKilled(product: Product, enough: number) {
  // A server that has just started may be too busy at first.
  const tokens = [await vi.waitFor(() => tryToSignIn(product.url, 'student', password), { timeout: 20_000 })];
  const keepSigningIn = async () => {
    for (;;) {
      const token = await tryToSignIn(product.url, 'student', password).catch(() => undefined);
      if (!token) return;
      if (tokens.push(token) === enough) product.kill('SIGKILL');
    }
  };
  await Promise.all([keepSigningIn(), keepSigningIn()]);
  await product.exited;
  return tokens;
}

/** An open connection; the request sent on it, if any, has been answered. */
async function openConnection(url: string, asked = '') {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  if (asked && socket.write(asked)) await once(socket, 'data');
  return socket.resume();
}

const accepts = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
