import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { addressOf, isNeverSealed } from '@yizhan/contract/route.ts';
import { routes } from '@yizhan/contract/routes.ts';
import { sealed } from '@yizhan/contract/sealed.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { aPage, callSealed, seal, sendRequest } from '../../test/sealed-client.ts';
import { aMember, password } from '../../test/sign-in.ts';

const signIn = addressOf(routes.session.signIn);
const init = addressOf(routes.session.init);
const captcha = addressOf(routes.session.captcha);
const topMenu = addressOf(routes.shell.topMenu);

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['x25519', 'sm'])('the envelope of the suite %s', (suite) => {
  const school = () => aSchool({}, { ENVELOPE_SUITE: suite });

  test('CL-4 nobody on the way reads what is asked and answered', async () => {
    const here = await school();
    const { account } = await aMember(here);
    const page = await aPage(here);
    const { request, open } = await seal(page, { path: signIn, body: { account, password } });
    const { http, body } = await sendRequest(here, signIn, request);
    expect(Object.keys(JSON.parse(request.body ?? ''))).toEqual(['data']);
    expect(JSON.stringify(request)).not.toMatch(new RegExp(`${password}|${account}`));
    expect(Object.keys(JSON.parse(body))).toEqual(['requestId', 'sign', 'data']);
    const opened = open(http, body);
    expect(JSON.parse('text' in opened ? opened.text : '')).toMatchObject({ status: 1000, result: { account } });
  });

  test('CL-4 a call without a body carries the headers alone, and its answer is sealed', async () => {
    const here = await school();
    const page = await aPage(here);
    const answer = await callSealed(here, page, { path: `${captcha}?time=1`, method: 'GET' });
    expect(answer).toMatchObject({ http: 200, status: 1000, result: { captchaKey: expect.any(String) } });
  });

  test('CL-4 a refusal travels sealed as well, under its own HTTP status', async () => {
    const here = await school();
    const page = await aPage(here);
    expect(await callSealed(here, page, { path: signIn, body: { account: 'no', password: 'no' } })).toMatchObject({
      http: 200,
      status: 1002,
    });
    expect(await callSealed(here, page, { path: topMenu, body: {} })).toMatchObject({ http: 401, status: 401 });
    expect(await callSealed(here, page, { path: '/api/nowhere', body: {} })).toMatchObject({ http: 404, status: 404 });
    const large = { any: 'x'.repeat(serverLimits.maxBodyBytes) };
    expect(await callSealed(here, page, { path: init, body: large })).toMatchObject({ http: 413, status: 413 });
  });

  test('CL-4 answers that are ready together share a signature, and each opens for its own page alone', async () => {
    const here = await school();
    const page = await aPage(here);
    const asked = await Promise.all(Array.from({ length: 12 }, () => seal(page, { path: init, body: {} })));
    const answers = await Promise.all(asked.map(({ request }) => sendRequest(here, init, request)));
    const opened = asked.map(({ open }, at) => open(answers[at]?.http ?? 0, answers[at]?.body ?? ''));
    expect(opened.every((answer) => 'text' in answer)).toBe(true);
    expect(asked[0]?.open(200, answers[1]?.body ?? '')).toHaveProperty('distrust');
    const signs = answers.map(({ body }) => (JSON.parse(body) as { sign: string }).sign);
    expect(new Set(signs).size).toBeLessThan(asked.length);
  });

  test('CL-4 a request is good once', async () => {
    const here = await school();
    const { request, open } = await seal(await aPage(here), { path: init, body: {} });
    const answers = [await sendRequest(here, init, request), await sendRequest(here, init, request)];
    const said = answers.map(({ http, body }) => JSON.parse((open(http, body) as { text: string }).text));
    expect(said.map(({ status, msg }) => [status, msg])).toEqual([
      [1000, 'success'],
      [1002, failures.seal_late],
    ]);
  });
});

test.each([
  [301, 1002],
  [299, 1000],
  [-299, 1000],
  [-301, 1002],
])('CL-4 a request that is %i s old by the server is answered with %i', async (seconds, status) => {
  const school = await aSchool();
  // Boot reports whole seconds and sealing takes time, so the clock is frozen.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') });
  const page = await aPage(school, seconds * 1000);
  expect((await callSealed(school, page, { path: init, body: {} })).status).toBe(status);
});

test('CL-4 a computer whose clock is days wrong is served: it goes by the server', async () => {
  const school = await aSchool();
  school.travel(3 * 24 * 3_600_000);
  const page = await aPage(school);
  expect((await callSealed(school, page, { path: init, body: {} })).status).toBe(1000);
});

test('CL-4 a request for one call, method, person or school is none for another', async () => {
  const school = await aSchool();
  const [person, other] = [await school.person(), await school.person()];
  const bearer = (token: string) => ({ 'Blade-Auth': `bearer ${token}`, 'Tenant-Id': school.tenant });
  const page = await aPage(school);
  const given = { path: topMenu, body: {}, headers: bearer(person.token) };
  expect((await callSealed(school, page, given)).status).toBe(1000);
  const changed: [string, Record<string, string>][] = [
    [`${topMenu}?a=1`, {}],
    [init, {}],
    [topMenu, { 'Blade-Auth': `bearer ${other.token}` }],
    [topMenu, { 'Tenant-Id': '000000' }],
  ];
  for (const [path, headers] of changed) {
    const { request, open } = await seal(page, given);
    const { http, body } = await sendRequest(school, path, { ...request, headers: { ...request.headers, ...headers } });
    expect(JSON.parse((open(http, body) as { text: string }).text).msg).toBe(failures.seal_broken);
  }
  const { request, open } = await seal(page, { path: init, method: 'GET' });
  const posted = await sendRequest(school, init, { ...request, method: 'POST' });
  expect(JSON.parse((open(posted.http, posted.body) as { text: string }).text).msg).toBe(failures.seal_broken);
});

test('CL-4 where the envelope is required, what comes in the open is refused', async () => {
  const school = await aSchool({}, { ENVELOPE: 'required' });
  const { status, msg } = await school.visitor.session.captcha();
  expect([status, msg]).toEqual([1002, failures.seal_missing]);
  const page = await aPage(school);
  expect((await callSealed(school, page, { path: captcha, method: 'GET' })).status).toBe(1000);
});

test('CL-4 where it is required, boot, uploads, files, pages and the documents of the interface stay as they are', async () => {
  const school = await aSchool({}, { ENVELOPE: 'required' });
  const open = Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(([name, route]) => (isNeverSealed(route) ? [`${group}.${name}`] : [])),
  );
  expect(open).toContain('session.boot');
  expect((await school.visitor.session.boot({})).result.envelope.required).toBe(true);
  for (const url of ['/', '/crest.svg', '/api/openapi.json', '/healthz'])
    expect(await school.inject({ method: 'GET', url }), url).toMatchObject({ http: 200 });
  expect(await school.inject({ method: 'GET', url: '/files/1' })).toMatchObject({ http: 404 });
  const person = await school.person();
  const uploads = Object.entries(routes.files).filter(([, route]) => 'upload' in route);
  for (const [, route] of uploads) {
    const answer = await school.inject(
      { method: 'POST', url: addressOf(route), payload: new FormData() },
      person.token,
    );
    expect(answer.body).not.toContain(failures.seal_missing);
  }
});

test('CL-4 where it is required the document says so, since the first calls do not wait to be told', async () => {
  const required = await aSchool({}, { ENVELOPE: 'required' });
  const usual = await aSchool();
  expect((await required.inject({ method: 'GET', url: '/' })).body).toContain('data-envelope="required"');
  expect((await usual.inject({ method: 'GET', url: '/' })).body).not.toContain('data-envelope');
});

test('CL-4 every node has the same keys', async () => {
  const [one, two] = [await aPage(await aSchool()), await aPage(await aSchool())];
  expect(one.boot()?.boot.envelope).toEqual(two.boot()?.boot.envelope);
  expect(one.boot()?.boot.envelope.exchange).not.toBe(one.boot()?.boot.envelope.signing);
});

test('CL-4 a key that no page would send is refused in the open: there is nobody to seal for', async () => {
  const school = await aSchool();
  const { request } = await seal(await aPage(school), { path: init, body: {} });
  // Low-order points make the shared secret predictable.
  const low = [
    '00'.repeat(32),
    `01${'00'.repeat(31)}`,
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  ];
  const keys = [...low.map((hex) => Buffer.from(hex, 'hex').toString('base64url')), '', 'x', 'a'.repeat(8000)];
  for (const key of keys) {
    const headers = { ...request.headers, [sealed.keyHeader]: key };
    const { http, body } = await sendRequest(school, init, { ...request, headers });
    expect([http, JSON.parse(body).msg], key).toEqual([200, failures.seal_broken]);
  }
});
