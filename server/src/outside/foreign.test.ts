import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aForeignSource, type ForeignSource } from '../../test/foreign-source.ts';
import { reasonOf } from './failure-reason.ts';
import { type Foreign, openForeign } from './foreign.ts';
import { isOutward } from './foreign-address.ts';

const whyNot = (foreign: Foreign, url: string) =>
  foreign.read(url).then(
    () => 'answered',
    (error: unknown) => reasonOf(error),
  );

async function named(script: RequestListener, waitMs?: number): Promise<{ server: ForeignSource; foreign: Foreign }> {
  const server = await aForeignSource(script);
  return { server, foreign: openForeign([server.host], waitMs) };
}

const strict = openForeign([]);

test.each([
  '127.0.0.1',
  '10.0.0.5',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nonsense',
])('%s is not asked: it is nobody’s public address', (address) => {
  expect(isOutward(address)).toBe(false);
});

test.each(['202.112.0.35', '8.8.8.8', '2001:da8::1'])('%s is a public address', (address) => {
  expect(isOutward(address)).toBe(true);
});

test.each([
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::1]:8080/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
])('an inward address is refused however it is written: %s', async (url) => {
  expect(await whyNot(strict, url)).toBe('inward address');
});

test('a name that leads inward is refused when it is resolved', async () => {
  const { url } = await aForeignSource((_, response) => response.end('{}'));
  expect(await whyNot(strict, url.replace('127.0.0.1', 'localhost'))).toBe('inward address');
});

test.each(['ftp://files.example/x', 'file:///etc/passwd', 'http://user:secret@example.edu/', 'x'])(
  'only plain web addresses are read: %s',
  async (url) => {
    expect(await whyNot(strict, url)).toMatch(/^no (web )?address$/);
  },
);

test('an inner system that the installation names is read; another port of the same machine is not', async () => {
  const { server, foreign } = await named((_, response) => response.end('{"total":3}'));
  expect((await foreign.read(`${server.url}/list`)).body).toBe('{"total":3}');
  const other = await aForeignSource((_, response) => response.end('{}'));
  expect(await whyNot(foreign, other.url)).toBe('inward address');
});

test('a redirect is followed only to where one may go', async () => {
  const { server, foreign } = await named((request, response) => {
    if (request.url === '/end') return response.end('here');
    const location = request.url === '/inner' ? 'http://127.0.0.1:1/' : '/end';
    return response.writeHead(302, { location }).end();
  });
  expect((await foreign.read(`${server.url}/start`)).body).toBe('here');
  expect(await whyNot(foreign, `${server.url}/inner`)).toBe('inward address');
});

test('a chain of redirects ends', async () => {
  const { server, foreign } = await named((_, response) => response.writeHead(302, { location: '/again' }).end());
  expect(await whyNot(foreign, server.url)).toBe('too many redirects');
  expect(server.asked()).toHaveLength(feedLimits.maxRedirects + 1);
});

test('an answer that is too large is given up', async () => {
  const { server, foreign } = await named((_, response) => response.end('x'.repeat(5 * 1024 * 1024)));
  expect(await whyNot(foreign, server.url)).toBe(`more than ${feedLimits.maxBytes} bytes`);
});

test('an answer that does not come, or does not end, is given up', async () => {
  const { server, foreign } = await named((request, response) => {
    if (request.url === '/trickle') response.write('{');
  }, 50);
  expect(await whyNot(foreign, `${server.url}/hang`)).toBe('timeout');
  expect(await whyNot(foreign, `${server.url}/trickle`)).toBe('timeout');
});

test('an error page is no answer', async () => {
  const { server, foreign } = await named((_, response) => response.writeHead(502).end('bad gateway'));
  expect(await whyNot(foreign, server.url)).toBe('HTTP 502');
});

test('neither cookies nor credentials nor a referrer go out', async () => {
  let sent: string[] = [];
  const { server, foreign } = await named((request, response) => {
    sent = Object.keys(request.headers);
    response.setHeader('set-cookie', 'a=1').end('{}');
  });
  await foreign.read(server.url);
  await foreign.read(server.url);
  expect(sent).not.toContain('cookie');
  expect(sent).not.toContain('authorization');
  expect(sent).not.toContain('referer');
});

test('GBK is read as what it says it is, by header or by the first line of the XML', async () => {
  const words = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
  const { server, foreign } = await named((request, response) => {
    if (request.url === '/xml')
      return response.end(Buffer.concat([Buffer.from('<?xml version="1.0" encoding="gb2312"?>'), words]));
    return response.setHeader('content-type', 'text/plain; charset=GBK').end(words);
  });
  expect((await foreign.read(`${server.url}/xml`)).body).toContain('中文');
  expect((await foreign.read(`${server.url}/plain`)).body).toBe('中文');
});

test('an address is checked without its body, and by a whole question where the short one is refused', async () => {
  const { server, foreign } = await named((request, response) => {
    if (request.url === '/gone') return response.writeHead(404).end();
    return response.writeHead(request.method === 'HEAD' && request.url === '/old' ? 405 : 200).end('page');
  });
  expect(await foreign.check(`${server.url}/page`)).toEqual({ ok: true, reason: '' });
  expect(await foreign.check(`${server.url}/old`)).toEqual({ ok: true, reason: '' });
  expect(await foreign.check(`${server.url}/gone`)).toEqual({ ok: false, reason: 'HTTP 404' });
  expect(await foreign.check('http://10.0.0.1/')).toEqual({ ok: false, reason: 'inward address' });
  expect(server.asked().slice(0, 3)).toEqual(['HEAD /page', 'HEAD /old', 'GET /old']);
});

test('a look tells the way it was led and the last answer; one that leads inward is not followed', async () => {
  const { server, foreign } = await named((request, response) => {
    if (request.url === '/end') return response.end('here');
    if (request.url === '/gone') return response.writeHead(503).end();
    const location = request.url === '/inner' ? 'http://10.0.0.1/' : '/end';
    return response.writeHead(302, { location }).end();
  });
  const { url } = server;
  expect(await foreign.probe(`${url}/start`)).toEqual({
    ok: true,
    reason: '',
    status: 200,
    hops: [`${url}/start`, `${url}/end`],
  });
  expect(await foreign.probe(`${url}/gone`)).toMatchObject({ ok: false, status: 503, hops: [`${url}/gone`] });
  const inner = { ok: false, status: null, reason: 'inward address', hops: [`${url}/inner`] };
  expect(await foreign.probe(`${url}/inner`)).toEqual(inner);
});

const whyNotAsked = (foreign: Foreign, ...request: Parameters<Foreign['ask']>) =>
  foreign.ask(...request).then(
    () => 'answered',
    (error: unknown) => reasonOf(error),
  );

test.each(['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/', 'http://0x7f.1/'])(
  'DR-8 a request of a protocol goes to no inward address: %s',
  async (url) => {
    expect(await whyNotAsked(strict, url, { method: 'POST', body: 'x' })).toBe('inward address');
  },
);

test('DR-8 a request of a protocol asks once: a redirect is an answer, and there is GET and POST alone', async () => {
  const { server, foreign } = await named((_, response) => response.writeHead(302, { location: '/end' }).end());
  expect((await foreign.ask(`${server.url}/start`)).status).toBe(302);
  expect(await whyNotAsked(foreign, server.url, { method: 'DELETE' })).toBe('no such method');
  expect(server.asked()).toEqual(['GET /start']);
});

test('DR-8 a document of one site leads to no inner system of another, even one that the installation names', async () => {
  const { server, foreign } = await named((_, response) => response.end('{}'));
  const body = new URLSearchParams({ code: 'x' });
  const home = 'https://id.example/';
  expect(await whyNotAsked(foreign, `${server.url}/token`, { method: 'POST', body, home })).toBe('inward address');
  expect(await whyNotAsked(foreign, `${server.url}/token`, { method: 'POST', body, home: server.url })).toBe(
    'answered',
  );
  expect(server.asked()).toEqual(['POST /token']);
});

test('DR-2 an answer that is too long is left before its end', async () => {
  // The body never ends: a reader gets nothing more until the timeout.
  const left = new EventEmitter();
  const { server, foreign } = await named((_request, response) => {
    response.once('close', () => left.emit('close'));
    response.writeHead(200).write(' '.repeat(5 * 1024 * 1024));
  });
  const closed = once(left, 'close');
  expect(await whyNotAsked(foreign, server.url)).toBe(`more than ${signInLimits.maxSignOnAnswerBytes} bytes`);
  await closed;
});

test('DR-8 a server that speaks no HTTP is connected to at the address that was checked', async () => {
  const refused = (host: string) => strict.hostAddress(host, 25).catch((error: unknown) => reasonOf(error));
  expect(await refused('127.0.0.1')).toBe('inward address');
  expect(await refused('localhost')).toBe('inward address');
  expect(await refused('8.8.8.8')).toBe('8.8.8.8');
  expect(await openForeign(['localhost:25']).hostAddress('LocalHost', 25)).toBe('LocalHost');
});
