import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { dutyListRoutes as dutyLists } from '@yizhan/contract/routes/duty-lists.ts';
import { hallRoutes as hall } from '@yizhan/contract/routes/hall.ts';
import { expect, test } from 'vitest';
import { delayEventLoop } from '../../test/delay-event-loop.ts';
import { aSchool } from '../../test/school.ts';
import { aServer } from '../../test/scripted-server.ts';
import { leaveForCas, returned, setSignOn } from '../../test/sign-on.ts';
import { buildApp } from '../app.ts';

test('a person who calls too often is told so, and nobody else is', async () => {
  const school = await aSchool();
  const [hasty, calm] = [await school.person(), await school.person()];
  // Start at the beginning of a minute, so that no new one begins during the test.
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  // Without input this call is refused before it touches anything: only the counting matters here.
  const call = (token: string) =>
    school.inject({ method: 'POST', url: '/api/online-service-platform/homePage/getFrame', payload: {} }, token);
  for (let i = 0; i < serverLimits.requestsPerMinute; i++) expect((await call(hasty.token)).http).toBe(200);
  const refused = await call(hasty.token);
  expect(refused.http).toBe(429);
  expect(JSON.parse(refused.body)).toMatchObject({ status: 429, msg: '系统繁忙或操作过于频繁，请稍后再试' });
  expect((await call(calm.token)).http).toBe(200);
  school.travel(60_000);
  expect((await call(hasty.token)).http).toBe(200);
});

test('an address that asks too often is told so and when to come again; machines that watch the node are not counted', async () => {
  const school = await aSchool();
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  const app = await buildApp(school.parts, { perAddress: 20 });
  const ask = (url: string) => app.inject({ url, remoteAddress: '203.0.113.7' });
  for (let n = 0; n < 20; n++) expect((await ask('/nowhere')).statusCode).toBe(404);
  const refused = await ask('/nowhere');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await app.inject({ url: '/nowhere', remoteAddress: '203.0.113.8' })).statusCode).toBe(404);
});

/** A school at the beginning of a minute, so that no new one begins during the test. */
async function aSchoolOnTheMinute() {
  const school = await aSchool();
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  return school;
}

const refusedForNow = { http: 429, status: 429, msg: expect.stringMatching(/^操作过于频繁，请 \d+ 秒后再试$/) };

test('DR-2 a person’s uploads have a limit of their own a minute, and the rest goes on', async () => {
  const school = await aSchoolOnTheMinute();
  const [hasty, calm] = [await school.person(), await school.person()];
  // Refused for want of a file, and counted all the same.
  for (let n = 0; n < actionLimits.actionsPerMinute.upload.person; n++)
    expect((await hasty.files.upload()).http).toBe(200);
  expect(await hasty.files.upload()).toMatchObject({ ...refusedForNow, result: { seconds: expect.any(Number) } });
  expect((await hasty.session.userInfo()).status).toBe(1000);
  expect((await calm.files.upload()).http).toBe(200);
  school.travel(60_000);
  expect((await hasty.files.upload()).http).toBe(200);
});

test('DR-2 a person’s searches have a limit of their own a minute; looking through the hall is no search', async () => {
  const school = await aSchoolOnTheMinute();
  const person = await school.person();
  const keyword = '，';
  for (let n = 0; n < actionLimits.actionsPerMinute.search.person; n++) await person.hall.page({ keyword });
  expect(await person.hall.page({ keyword })).toMatchObject(refusedForNow);
  expect((await person.hall.page({})).status).toBe(1000);
  expect((await person.hall.suggest({ keyword })).status).toBe(1000);
});

test('DR-2 every list that can be searched counts with the others: the search over everything, those of administration', async () => {
  const school = await aSchoolOnTheMinute();
  const person = await school.person({ menus: ['userFrameConfig/manage/users'] });
  const keyword = '，';
  for (let n = 0; n < actionLimits.actionsPerMinute.search.person; n++)
    await (n % 2 ? person.shell.find : person.users.list)({ keyword });
  expect(await person.shell.find({ keyword })).toMatchObject(refusedForNow);
  expect(await person.users.list({ keyword })).toMatchObject(refusedForNow);
  expect((await person.users.list({})).status).toBe(1000);
});

test('DR-2 searches without a session are limited by address, on the page without script as well', async () => {
  const school = await aSchoolOnTheMinute();
  const search = (remoteAddress: string) => school.inject({ url: '/search', query: { keyword: '，' }, remoteAddress });
  const call = (remoteAddress: string, keyword: string) =>
    school.inject({ method: 'POST', url: addressOf(hall.openPage), payload: { keyword }, remoteAddress });
  for (let n = 0; n < actionLimits.actionsPerMinute.search.address; n++)
    expect((await (n % 2 ? search : call)('2001:db8::1', '，')).http).toBe(200);
  const refused = await call('2001:db8::2', '，');
  expect(refused).toMatchObject({ http: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect(JSON.parse(refused.body)).toMatchObject({ msg: refusedForNow.msg });
  expect((await search('2001:db8::2')).http).toBe(429);
  expect((await call('2001:db8::2', '')).http).toBe(200);
  expect((await call('2001:db8:0:1::1', '，')).http).toBe(200);
});

test('LS-3 DR-2 a visitor’s search of the lists counts once, whatever its page asks for beside it; turning pages is no search', async () => {
  const school = await aSchoolOnTheMinute();
  const call = ({ path }: { path: string }, payload: object) =>
    school.inject({
      method: 'POST',
      url: addressOf({ ...dutyLists.openPage, path }),
      payload,
      remoteAddress: '203.0.113.9',
    });
  const { openView, openDepartments, openPage } = dutyLists;
  const search = { keyword: '，' };
  for (let n = 0; n < actionLimits.actionsPerMinute.search.address; n++)
    for (const one of [openView, openDepartments, openPage]) expect((await call(one, search)).http).toBe(200);
  expect((await call(openPage, search)).http).toBe(429);
  expect((await call(openView, search)).http).toBe(200);
  expect((await call(openPage, { current: 2 })).http).toBe(200);
});

test('DR-2 nodes count the searches of one address together', async () => {
  const school = await aSchoolOnTheMinute();
  const nodes = [school.app, await buildApp(school.parts)];
  const search = (node: number) =>
    nodes[node % 2]?.inject({
      method: 'POST',
      url: addressOf(hall.openPage),
      payload: { keyword: '，' },
      headers: { host: school.host },
      remoteAddress: '203.0.113.7',
    });
  const most = actionLimits.actionsPerMinute.search.address;
  for (let n = 0; n < most; n++) expect((await search(n))?.statusCode).toBe(200);
  expect([(await search(0))?.statusCode, (await search(1))?.statusCode]).toEqual([429, 429]);
});

test('DR-2 on the embedded engine a few searches of visitors wait in line, and people of the school pass them', async () => {
  const school = await aSchool();
  const person = await school.person();
  const [searches, own] = await Promise.all([
    Promise.all(
      Array.from({ length: actionLimits.visitorSearchQueue + 3 }, () =>
        school.visitor.hall.openPage({ keyword: '成绩' }),
      ),
    ),
    person.hall.openPage({ keyword: '成绩' }),
  ]);
  expect(searches.filter(({ status }) => status === 1000)).toHaveLength(actionLimits.visitorSearchQueue + 1);
  expect(searches.filter(({ http }) => http === 429)).toHaveLength(2);
  expect(own.status).toBe(1000);
  expect((await school.visitor.hall.openPage({ keyword: '成绩' })).status).toBe(1000);
});

/** A school with a central login that counts its requests. The sign-on limit is two per minute and IP address. */
async function aNarrowDoor() {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' });
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  let asked = 0;
  const cas = await aServer((_, response) => {
    asked += 1;
    response.end('no');
  });
  await setSignOn(school, { cas: { url: cas.url, accountAttribute: '', gateway: false } });
  const app = await buildApp(school.parts, { signOnsPerAddress: 2 });
  const come = async (url: string, { remoteAddress = '203.0.113.7', cookie = '' } = {}) =>
    returned(
      String((await app.inject({ url, remoteAddress, headers: { host: school.host, cookie } })).headers.location),
    );
  return { school, app, come, cas, asked: () => asked };
}

test('who knocks too often at the door of the central login is told so on the sign-in page, and it is not asked', async () => {
  const { school, come, cas, asked } = await aNarrowDoor();
  const knock = async (remoteAddress?: string) => {
    const { service, cookie } = await leaveForCas(school);
    return come(`/sso/cas${service.search}&ticket=ST-1`, { cookie, ...(remoteAddress && { remoteAddress }) });
  };
  for (let n = 0; n < 2; n++) expect((await knock()).error).toBe('sign_on_refused');
  for (const url of ['/sso/cas?ticket=ST-1&state=x', '/sso/cas/start', '/sso/oidc/start', '/sso/oidc?state=x'])
    expect(await come(url)).toEqual({ error: 'too_many', ticket: '', hash: '#/login' });
  expect(asked()).toBe(2);
  expect((await knock('203.0.113.8')).error).toBe('sign_on_refused');
  school.travel(60_000);
  expect((await knock()).error).toBe('sign_on_refused');
  await cas.close();
});

test('a browser that comes back with nobody costs nothing and is not counted', async () => {
  const { come, cas } = await aNarrowDoor();
  for (let n = 0; n < 3; n++) expect((await come('/sso/cas')).error).toBe('none');
  await cas.close();
});

test('a single sign-out that comes too often is told so and when to come again', async () => {
  const { school, app, cas } = await aNarrowDoor();
  const headers = { host: school.host, 'content-type': 'application/x-www-form-urlencoded' };
  const send = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.7' });
  for (let n = 0; n < 2; n++) expect((await send('/sso/cas', 'logoutRequest=x')).statusCode).toBe(200);
  for (const [url, payload] of [
    ['/sso/cas', 'logoutRequest=x'],
    ['/sso/oidc/logout', 'logout_token=x'],
  ] as const) {
    const refused = await send(url, payload);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ status: 429, msg: '系统繁忙或操作过于频繁，请稍后再试' });
  }
  await cas.close();
});

test('while the event loop is late new requests are refused at once', async () => {
  const school = await aSchool();
  const app = await buildApp(school.parts, { loopDelayMs: 20 });
  await delayEventLoop(app);
  const answer = await app.inject({ url: '/lib/staticConfig.json' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 503, msg: '系统繁忙，请稍后再试' });
  await app.close();
});
