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
  expect((await read(far)).statusCode).toBe(401);
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
