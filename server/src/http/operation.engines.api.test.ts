import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';
import { Database } from '../db/database.ts';

test('the health of a node is that of its database and its bus', async () => {
  const school = await aSchool();
  const well = await school.inject({ url: '/healthz' });
  expect([well.http, JSON.parse(well.body)]).toEqual([
    200,
    expect.objectContaining({ status: 1000, result: { database: 'up', bus: 'up' } }),
  ]);

  const lonely = await buildApp({ ...school.parts, bus: { ...school.parts.bus, state: () => 'down' } });
  const ill = await lonely.inject({ url: '/healthz' });
  expect(ill.statusCode).toBe(503);
  expect(ill.json()).toMatchObject({ status: 503, result: { database: 'up', bus: 'down' } });
});

test('a database that does not answer makes a node unready, and nothing of the reason is told', async () => {
  const school = await aSchool();
  const broken = { query: () => Promise.reject(new Error('password of postgres is wrong')) };
  const app = await buildApp({ ...school.parts, database: new Database(broken as never) });
  const answer = await app.inject({ url: '/healthz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ result: { database: 'down' } });
  expect(answer.body).not.toContain('postgres');
});

test('metrics count calls by name, for this machine or with the token only', async () => {
  const school = await aSchool();
  const config = { ...school.parts.config, metricsToken: 'a-token-for-prometheus' };
  const app = await buildApp({ ...school.parts, config });
  await app.inject({ method: 'POST', url: '/api/blade-platform/nobody/index/index', payload: {} });
  const read = (options: object) => app.inject({ url: '/metrics', ...options });

  const here = await read({});
  expect(here.statusCode).toBe(200);
  expect(here.body).toContain('yizhan_call_seconds_count{call="session.boot",http="200"} 1');
  expect(here.body).toContain('yizhan_database_connections{state="open"}');
  expect(here.body).toContain('nodejs_eventloop_lag_p99_seconds');
  const far = { remoteAddress: '203.0.113.9' };
  const refused = await read(far);
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(refused.json()).toMatchObject({ status: 401, msg: '读取指标需要令牌（METRICS_TOKEN），或在服务器本机读取' });
  expect((await read({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(401);
  expect((await read({ ...far, headers: { authorization: 'Bearer a-token-for-prometheus' } })).statusCode).toBe(200);
  expect((await read({ ...far, headers: { authorization: 'Bearer a-token-for-prometheu5' } })).statusCode).toBe(401);
});

test('the API describes itself', async () => {
  const school = await aSchool();
  const { http, body } = await school.inject({ url: '/api/openapi.json' });
  expect(http).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0' });
});

test('long answers are packed for those who can unpack, packed questions are not taken', async () => {
  const school = await aSchool();
  const packed = await school.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  const bomb = await school.inject({
    method: 'POST',
    url: '/api/blade-platform/nobody/index/index',
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    payload: Buffer.from('1f8b0800', 'hex'),
  });
  expect(bomb.http).toBe(400);
});

test('DR-2 who follows a broken address in a browser comes to a page that can be read', async () => {
  const school = await aSchool();
  const follow = (url: string) => school.inject({ url, headers: { accept: 'text/html' } });
  for (const [broken, page] of [
    ['/%', '/'],
    ['/s/%E0%A4%A', '/s/%3F'],
    [`/s/${'x'.repeat(3000)}`, '/s/%3F'],
  ] as const)
    expect((await follow(broken)).headers.location).toBe(page);
  const missing = await follow('/s/%3F');
  expect([missing.http, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('DR-2 what is no address at all is refused like anything else: a status, words and a trace, nothing internal', async () => {
  const school = await aSchool();
  for (const url of ['/%zz', '/files/%zz', '/api/docs/%c0', '/api/blade-platform/%zz']) {
    const { http, headers, body } = await school.inject({ url });
    expect({ url, http, nosniff: headers['x-content-type-options'] }).toEqual({ url, http: 400, nosniff: 'nosniff' });
    expect(JSON.parse(body)).toMatchObject({ msg: expect.any(String), msgDetail: expect.stringMatching(/^\[\w+\]$/) });
    expect(body).not.toContain('FST_');
  }
});

test('an address typed without its # leads to its screen; programs and files are told that nothing is there', async () => {
  const school = await aSchool();
  const asked = async (url: string, accept: string) => {
    const { http, headers } = await school.inject({ url, headers: { accept } });
    return [http, headers.location];
  };
  const page = 'text/html,application/xhtml+xml';
  expect(await asked('/home/serviceHall?type=PROCESS', page)).toEqual([302, '/#/home/serviceHall?type=PROCESS']);
  expect(await asked('//elsewhere.example', page)).toEqual([404, undefined]);
  for (const url of ['/api/nothing', '/files/nothing', '/favicon.php'])
    expect(await asked(url, page)).toEqual([404, undefined]);
  expect(await asked('/home/serviceHall', 'application/json')).toEqual([404, undefined]);
});
