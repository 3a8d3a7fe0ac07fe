import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { addressOf } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';

/** Unlike the process, this app has no timeout that cuts connections off: if it waits for one, it never closes. */
async function anApp() {
  const school = await aSchool({}, { PUBLIC_URL: 'https://portal.example' });
  const app = await buildApp(school.parts);
  onTestFinished(() => app.server.closeAllConnections());
  return app;
}

/** Both ends of a connection. */
async function connected(app: FastifyInstance) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const here = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [there] = (await accepted) as [Socket];
  return { here, there };
}

/** A connection on which the server has received these bytes, but not yet a whole request. */
async function begun(app: FastifyInstance, bytes: string) {
  const { here, there } = await connected(app);
  here.write(bytes);
  await vi.waitFor(() => expect(there.bytesRead).toBe(bytes.length));
  return here;
}

/** A keep-alive connection that has been answered once. */
async function answered(app: FastifyInstance) {
  const { here } = await connected(app);
  here.write('GET /lib/staticConfig.json HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(String((await once(here, 'data'))[0])).toContain('Connection: keep-alive');
  return here;
}

/** Resolves when the app has begun to close; the inner promise resolves when it has closed. */
async function closing(app: FastifyInstance) {
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  return { closed };
}

const head = `POST ${addressOf(sessionRoutes.boot)} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n`;

test('a request that comes while the server closes is told so in the envelope, and its connection ends', async () => {
  const app = await anApp();
  const late = await begun(app, head);
  const { closed } = await closing(app);
  late.write('\r\n{}');
  const [headers = '', body = ''] = (await text(late)).split('\r\n\r\n');
  await closed;
  expect(headers).toMatch(/^HTTP\/1.1 503 /);
  for (const line of [
    'connection: close',
    'x-content-type-options: nosniff',
    'strict-transport-security: max-age=31536000',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
  ])
    expect(headers.toLowerCase()).toContain(line);
  expect(JSON.parse(body)).toEqual({
    status: 503,
    msg: '系统正在启动或维护，请稍后再试',
    msgDetail: expect.stringMatching(/^\[[\da-f]{32}\]$/),
    result: null,
  });
});

test('what is no address at all is refused while the server closes, too, and its connection ends', async () => {
  const app = await anApp();
  const late = await begun(app, 'GET /%zz HTTP/1.1\r\nhost: a\r\n');
  const { closed } = await closing(app);
  late.write('\r\n');
  expect((await text(late)).toLowerCase()).toContain('connection: close');
  await closed;
});

test('a request on its way when the server begins to close is answered, and its connection ends', async () => {
  const app = await anApp();
  const under = await begun(app, `${head}\r\n`);
  const { closed } = await closing(app);
  under.write('{}');
  const said = await text(under);
  await closed;
  expect(said).toMatch(/^HTTP\/1.1 200 /);
  expect(said.toLowerCase()).toContain('connection: close');
});

test('an answer half sent when the server begins to close is sent whole, and its connection ends', async () => {
  const app = await anApp();
  const body = new PassThrough();
  app.get('/long', (_request, reply) => reply.type('text/plain').send(body));
  const { here } = await connected(app);
  here.write('GET /long HTTP/1.1\r\nhost: a\r\n\r\n');
  body.write('first half, ');
  expect(String((await once(here, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  const { closed } = await closing(app);
  body.end('second half');
  expect(await text(here)).toContain('second half');
  await closed;
});

test('connections on which nothing is asked end at once, while a request on another goes on', async () => {
  const app = await anApp();
  const under = await begun(app, `${head}\r\n`);
  const idle = [await answered(app), (await connected(app)).here];
  const ended = idle.map((socket) => once(socket.resume(), 'close'));
  const { closed } = await closing(app);
  await Promise.all(ended);
  under.write('{}');
  expect(await text(under)).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});
