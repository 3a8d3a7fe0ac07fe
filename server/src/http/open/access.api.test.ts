import * as openLimits from '@yizhan/contract/limits/open.ts';
import { expect, test } from 'vitest';
import { anApiClient, openAdmin, todoFor } from '../../../test/open.ts';
import { aSchool } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';

const UPSERT = '/todos:batchUpsert';

test('OA-3 wrong signature, old time, used nonce, foreign address, missing scope: each is told apart', async () => {
  const school = await aSchool();
  const { account } = await school.person();
  const body = { items: [todoFor(account)] };
  const client = await anApiClient(school);
  expect(await client.call(UPSERT, { body })).toMatchObject({ http: 200, status: 1000 });
  expect(await client.call(UPSERT, { body, secret: 'another' })).toMatchObject({ http: 401, status: 4103 });
  expect(await client.call(UPSERT, { body, headers: { 'x-app-id': 'app_nobody' } })).toMatchObject({
    http: 401,
    status: 4102,
  });
  for (const timestamp of [String(Math.floor(school.parts.clock().getTime() / 1000) - 301), '0', ''])
    expect(await client.call(UPSERT, { body, timestamp })).toMatchObject({ http: 401, status: 4104 });
  const nonce = 'a-nonce-of-its-own';
  expect((await client.call(UPSERT, { body, nonce })).status).toBe(1000);
  expect(await client.call(UPSERT, { body, nonce })).toMatchObject({ http: 401, status: 4105 });
  expect(await client.call(UPSERT, { body, nonce: 'short' })).toMatchObject({
    status: 4000,
    result: { fields: ['x-nonce'] },
  });
  const bare = await school.inject({ method: 'POST', url: `/open/v1${UPSERT}`, payload: body });
  expect(JSON.parse(bare.body)).toMatchObject({ status: 4101 });

  const elsewhere = await anApiClient(school, { addresses: ['10.1.0.0/16', '2001:db8::1'] });
  expect(await elsewhere.call(UPSERT, { body })).toMatchObject({ http: 403, status: 4109 });
  const here = await anApiClient(school, { addresses: ['127.0.0.0/8'] });
  expect((await here.call(UPSERT, { body })).status).toBe(1000);
  const newsOnly = await anApiClient(school, { scopes: ['news'] });
  expect(await newsOnly.call(UPSERT, { body })).toMatchObject({ http: 403, status: 4110 });
});

test('OA-3 a changed body, query or path is another signature', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  expect((await client.call('/todos?status=PENDING&size=5', { method: 'GET' })).status).toBe(1000);
  const tampered = await school.inject({ method: 'GET', url: '/open/v1/todos?size=100' }, undefined);
  expect(JSON.parse(tampered.body)).toMatchObject({ status: 4101 });
});

test('OA-3 above its quota of a minute or a day a client is refused, and both are told apart', async () => {
  const school = await aSchool();
  school.stopClock();
  const client = await anApiClient(school, { perMinute: 2, perDay: 3 });
  const ask = () => client.call('/todos', { method: 'GET' });
  expect([(await ask()).status, (await ask()).status]).toEqual([1000, 1000]);
  expect(await ask()).toMatchObject({ http: 429, status: 4111 });
  school.travel(60_000);
  expect(await ask()).toMatchObject({ http: 429, status: 4112 });
});

test('OA-3 a disabled and an expired client are refused, and let in again', async () => {
  const school = await aSchool();
  const client = await anApiClient(school, { expiresAt: '2020-01-01 00:00:00' });
  const ask = () => client.call('/todos', { method: 'GET' });
  expect(await ask()).toMatchObject({ http: 403, status: 4108 });
  const [row] = (await client.admin.apiClients.list()).result;
  if (!row) throw new Error('no client');
  const { id, version } = (await client.admin.apiClients.update({ ...row, expiresAt: null })).result;
  expect((await ask()).status).toBe(1000);
  await client.admin.apiClients.setDisabled({ id, version, isDisabled: true });
  expect(await ask()).toMatchObject({ http: 403, status: 4107 });
});

test('OA-7 two secrets are valid while they rotate; the old one ends after a day or at once', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const { result } = await client.admin.apiClients.rotate({ id: client.id, kind: 'hmac' });
  const ask = (secret: string) => client.call('/todos', { method: 'GET', secret });
  expect([(await ask(client.secret)).status, (await ask(result.secret)).status]).toEqual([1000, 1000]);
  expect(result.previousUntil).not.toBeNull();
  school.travel(25 * 3_600_000);
  expect([(await ask(client.secret)).status, (await ask(result.secret)).status]).toEqual([4103, 1000]);
  // The first administrator's session is over by now.
  const admin = await openAdmin(school);
  const next = (await admin.apiClients.rotate({ id: client.id, kind: 'hmac' })).result;
  await admin.apiClients.endPrevious({ id: client.id, kind: 'hmac' });
  expect([(await ask(result.secret)).status, (await ask(next.secret)).status]).toEqual([4103, 1000]);
});

test('OA-3 OAuth2 client credentials: a token opens what the client may do, and ends with its secret', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const token = (client_secret: string, grant_type = 'client_credentials') =>
    school.inject({
      ...{ method: 'POST', url: '/open/v1/oauth/token' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type,
        client_id: client.appId,
        client_secret,
      }).toString(),
    });
  const refused = await token('wrong');
  expect([refused.http, JSON.parse(refused.body)]).toMatchObject([
    401,
    { error: 'invalid_client', error_description: expect.stringContaining('client_secret') },
  ]);
  const password = await token(client.oauthSecret, 'password');
  expect([password.http, JSON.parse(password.body)]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
  const granted = JSON.parse((await token(client.oauthSecret)).body) as { access_token: string; token_type: string };
  expect(granted).toMatchObject({ token_type: 'Bearer', expires_in: 7200 });
  const ask = async () => {
    const headers = { authorization: `Bearer ${granted.access_token}` };
    return JSON.parse((await school.inject({ method: 'GET', url: '/open/v1/todos', headers })).body) as unknown;
  };
  expect(await ask()).toMatchObject({ status: 1000 });
  await client.admin.apiClients.rotate({ id: client.id, kind: 'oauth2' });
  await client.admin.apiClients.endPrevious({ id: client.id, kind: 'oauth2' });
  expect(await ask()).toMatchObject({ status: 4106 });
});

test('secrets are stored encrypted or hashed, never as they are', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const { rows } = await school.parts.database.pool.query('select * from api_secret where tenant_id = $1', [
    school.tenant,
  ]);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(client.secret);
  expect(JSON.stringify(rows)).not.toContain(client.oauthSecret);
});

test('a client of another school does not exist here', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const client = await anApiClient(school);
  expect((await client.call('/todos', { method: 'GET', headers: { host: other.host } })).status).toBe(4102);
  const stranger = await openAdmin(other);
  expect((await stranger.apiClients.rotate({ id: client.id, kind: 'hmac' })).status).toBe(4040);
});

test('the signature test shows each line, and says whether one’s own is right', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const test = {
    ...{ id: client.id, method: 'GET' as const, url: '/open/v1/todos?size=5&current=1' },
    ...{ timestamp: '1700000000', nonce: '12345678', body: '' },
  };
  const { result } = await client.admin.apiClients.testSignature(test);
  expect(result.lines.slice(0, 5)).toEqual(['GET', '/open/v1/todos', 'current=1&size=5', '1700000000', '12345678']);
  expect(result).toMatchObject({ matches: null, isTimely: false });
  const compare = async (signature: string) =>
    (await client.admin.apiClients.testSignature({ ...test, signature })).result.matches;
  expect([await compare(result.signature.toUpperCase()), await compare('00')]).toEqual([true, false]);
});

test('OA-7 while they rotate, the signature test knows one made with either secret, and says when it is the old one', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const asked = {
    ...{ id: client.id, method: 'GET' as const, url: '/open/v1/todos' },
    ...{ timestamp: '1700000000', nonce: '12345678', body: '' },
  };
  const tested = async (signature = '') =>
    (await client.admin.apiClients.testSignature({ ...asked, signature })).result;
  const { signature: old } = await tested();
  await client.admin.apiClients.rotate({ id: client.id, kind: 'hmac' });
  const { signature: fresh } = await tested();
  expect(fresh).not.toBe(old);
  expect(await tested(old)).toMatchObject({ matches: true, isReplaced: true });
  expect(await tested(fresh)).toMatchObject({ matches: true, isReplaced: false });
  await client.admin.apiClients.endPrevious({ id: client.id, kind: 'hmac' });
  expect(await tested(old)).toMatchObject({ matches: false, isReplaced: false });
});

test('OA-3 refused calls stand among the calls with their answer and nothing of persons, and are found by day', async () => {
  const school = await aSchool();
  const { account } = await school.person();
  const client = await anApiClient(school, { perMinute: 2 });
  school.stopClock();
  const body = { items: [todoFor(account)] };
  await client.call(UPSERT, { body });
  await client.call(UPSERT, { body, secret: 'another' });
  await client.call(UPSERT, { body, timestamp: '1700000000' });
  await client.call('/messages', { body: { title: '停水', content: '今日', receivers: { accounts: ['nobody-1'] } } });
  for (let n = 0; n < 3; n += 1) await client.call(UPSERT, { body });
  await school.inject({
    ...{ method: 'POST', url: '/open/v1/oauth/token' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=${client.appId}&client_secret=wrong`,
  });
  const [row = expect.fail()] = (await client.admin.apiClients.list()).result;
  await client.admin.apiClients.update({ ...row, addresses: ['10.1.0.0/16'] });
  await client.call(UPSERT, { body });
  const today = toWireTime(school.parts.clock()).slice(0, 10);
  const found = async (query: object) => (await client.admin.apiClients.calls({ size: 50, ...query })).result;
  const { records } = await found({ clientId: client.id, result: 'refused', from: today, to: today });
  expect(records.map(({ status }) => status).toReversed()).toEqual([4103, 4104, 1002, 4111, 4116, 4109]);
  for (const { status, answer, reason } of records) {
    expect(JSON.parse(answer)).toMatchObject({ status, msg: expect.stringMatching(/./) });
    expect(reason).not.toBe('');
  }
  expect(JSON.stringify(records)).not.toMatch(new RegExp(`${account}|nobody-1|wrong`));
  expect((await found({ from: '2020-01-01', to: '2020-01-02' })).total).toBe(0);
  expect((await client.admin.apiClients.calls({ from: '2020-02-31' })).status).toBe(4000);
});

test('OA-3 of many refusals alike in a minute the first stand among the calls, the others are counted with them', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  school.stopClock();
  const ask = (pushing: object) => client.call('/todos', { method: 'GET', ...pushing });
  const forge = async (times: number) => {
    for (let n = 0; n < times; n += 1) await ask({ secret: 'guessed' });
  };
  await forge(openLimits.maxRefusalRows + 3);
  await ask({ timestamp: '0' });
  await ask({});
  school.travel(60_000);
  await forge(1);
  const { records } = (await client.admin.apiClients.calls({ clientId: client.id, size: 50 })).result;
  const alike = records.filter(({ status }) => status === 4103);
  expect(alike.map(({ more }) => more)).toEqual([
    0,
    3,
    ...Array.from({ length: openLimits.maxRefusalRows - 1 }, () => 0),
  ]);
  expect(records.filter(({ status }) => status !== 4103).map(({ status }) => status)).toEqual([1000, 4104]);
});
