import { once } from 'node:events';
import { maxHeaderSize } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp((await aSchool()).parts);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Everything the server sends in reply to these bytes until it closes the connection. */
async function said(bytes: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', ...bodies] = (await text(socket)).split('\r\n\r\n');
  return { head, bodies };
}

const long = 'x'.repeat(maxHeaderSize * 2);

test.each([
  ['a header over the limit', `GET /healthz HTTP/1.1\r\nhost: a\r\ncookie: ${long}\r\n\r\n`, 413, '提交的内容过大'],
  ['an address over the limit', `GET /${long} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, '提交的内容过大'],
  ['a line that is no request', 'HELLO\r\n\r\n', 400, '请求内容无法识别'],
  ['a header that is none', 'GET / HTTP/1.1\r\nhost: a\r\nb c\r\n\r\n', 400, '请求内容无法识别'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
    '请求内容无法识别',
  ],
  ['a request that names no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, '请求内容无法识别'],
  [
    'an expectation nobody knows',
    'POST /healthz HTTP/1.1\r\nhost: a\r\nexpect: foo\r\ncontent-length: 1\r\n\r\nx',
    400,
    '请求内容无法识别',
  ],
  ['a request for a tunnel', 'CONNECT a:80 HTTP/1.1\r\nhost: a:80\r\n\r\n', 400, '请求内容无法识别'],
])('DR-2 %s is answered with the envelope, and the connection ends', async (_what, bytes, status, msg) => {
  const { head, bodies } = await said(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('connection: close');
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    status,
    msg,
    msgDetail: expect.stringMatching(/^\[[\da-f]{32}\]$/),
    result: null,
  });
});

test('DR-2 rubbish on a connection that was answered before is answered as well', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /lib/staticConfig.json HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  socket.write('HELLO\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 400 ');
});

test('DR-2 HTTP/1.0 knows no host: such a request is served', async () => {
  expect((await said('GET /lib/staticConfig.json HTTP/1.0\r\n\r\n')).head).toMatch(/^HTTP\/1.1 200 /);
});
