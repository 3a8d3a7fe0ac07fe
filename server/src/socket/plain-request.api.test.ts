import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { wire } from '@yizhan/contract/wire.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';

let app: FastifyInstance;
let host: string;
beforeAll(async () => {
  const school = await aSchool();
  host = school.host;
  app = await buildApp(school.parts);
  // Echoes the request as it arrived.
  app.post('/echo', async (request) => ({ body: request.body, upgrade: request.headers.upgrade ?? 'none' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const offer = ['connection: keep-alive, Upgrade, HTTP2-Settings', 'upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
const websocket = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];

const request = (line: string, headers: string[], body = '') =>
  [`${line} HTTP/1.1`, `host: ${host}`, ...headers, '', body].join('\r\n');
const get = (headers: string[]) => request('GET /lib/staticConfig.json', headers);
const post = (headers: string[], body: string) =>
  request('POST /echo', ['content-type: application/json', `content-length: ${body.length}`, ...headers], body);

/** Everything the server sends in reply to these bytes until it closes the connection. */
async function said(...pieces: string[]) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
  return text(socket);
}

const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

test('a call that offers HTTP/2 is served as an ordinary call, with its body', async () => {
  const answer = await said(post([...offer, 'connection: close'], '{"a":"b"}'));
  expect(statuses(answer)).toEqual(['200']);
  expect(answer).toContain('{"body":{"a":"b"},"upgrade":"none"}');
});

test('the body of such a call may come later than its head', async () => {
  const whole = post([...offer, 'connection: close'], '{"a":"b"}');
  expect(await said(whole.slice(0, -5), whole.slice(-5))).toContain('{"body":{"a":"b"},"upgrade":"none"}');
});

test('the connection goes on: each of its requests is answered once, whatever it offers', async () => {
  const many = Array.from({ length: 12 }, () => get(offer));
  const answers = await said(get([]), ...many, post(offer, '{"a":1}'), get(['connection: close']));
  expect(statuses(answers)).toEqual(Array.from({ length: 15 }, () => '200'));
});

test('requests sent without waiting for the answers before them are answered in their order', async () => {
  const answers = await said(
    [post([], '{"n":1}'), post(offer, '{"n":2}'), post(['connection: close'], '{"n":3}')].join(''),
  );
  expect([...answers.matchAll(/"n":(\d)/g)].map(([, n]) => n)).toEqual(['1', '2', '3']);
});

test.each([
  ['at a wrong address', '/ws/other', ['sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='], 404, '请求的地址不存在'],
  ['of another site', wire.socketPath, ['origin: http://evil.example'], 403, '不接受来自其他网站的连接'],
  ['without its key', wire.socketPath, [], 400, '请求内容无法识别'],
])('DR-2 a socket %s is refused in the envelope', async (_what, path, headers, status, msg) => {
  const [head = '', body = ''] = (await said(request(`GET ${path}`, [...websocket, ...headers]))).split('\r\n\r\n');
  expect(statuses(head)).toEqual([String(status)]);
  expect(JSON.parse(body)).toMatchObject({ status, msg, result: null });
});
