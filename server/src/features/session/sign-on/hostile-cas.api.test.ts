import type { ServerResponse } from 'node:http';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { afterEach, expect, test } from 'vitest';
import { aSchool } from '../../../../test/school.ts';
import { aServer, requestUrl } from '../../../../test/scripted-server.ts';
import { leaveForCas, lives, returned, setSignOn } from '../../../../test/sign-on.ts';
import { sql, tenant } from '../../../db/sql.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A school whose central login responds as the test specifies. */
async function aSchoolWith(answer: (response: ServerResponse, asked: URL) => void) {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' });
  const server = await aServer((request, response) => answer(response, requestUrl(request)));
  closing.push(server.close);
  await setSignOn(school, { cas: { url: server.url, accountAttribute: '', gateway: false } });
  await school.person({ account: 'zhang' });
  await school.person({ account: 'admin' });
  const come = async (ticket = 'ST-1') => {
    const { service, cookie } = await leaveForCas(school);
    service.searchParams.set('ticket', ticket);
    const { headers, http } = await school.inject({ url: `/sso/cas${service.search}`, headers: { cookie } });
    expect(http).toBe(302);
    return returned(String(headers.location));
  };
  return { school, come };
}

const user = (inside: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess>${inside}</cas:authenticationSuccess></cas:serviceResponse>`;
const zhang = user('<cas:user>zhang</cas:user>');
const xml = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/xml' }).end(text);

test('SE-7 the scripted server signs somebody in when it answers rightly', async () => {
  let asked: URL | undefined;
  const { school, come } = await aSchoolWith((response, url) => {
    asked = url;
    xml(zhang)(response);
  });
  expect((await come('ST-1')).ticket).not.toBe('');
  expect(asked?.pathname).toBe('/p3/serviceValidate');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    service: expect.stringMatching(new RegExp(`^http://${school.host}/sso/cas\\?state=[\\w-]+$`)),
    ticket: 'ST-1',
  });
});

const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
test.each([
  ['an external entity', entity + user('<cas:user>&e;</cas:user>')],
  ['two users', user('<cas:user>zhang</cas:user><cas:user>admin</cas:user>')],
  ['a comment inside the user', user('<cas:user>admin<!-- -->x</cas:user>')],
  ['HTML', '<!DOCTYPE html><html><body>Please sign in, zhang</body></html>'],
])('SE-7 DR-2 an answer with %s signs nobody in', async (_, text) => {
  const { come } = await aSchoolWith(xml(text));
  expect(await come()).toMatchObject({ error: 'sign_on_refused', ticket: '' });
});

test('SE-7 DR-2 an answer of 5 MB signs nobody in', async () => {
  const { come } = await aSchoolWith(xml(' '.repeat(5 * 1024 * 1024) + zhang));
  expect(await come()).toMatchObject({ error: 'sign_on_unreachable', ticket: '' });
});

test('SE-7 DR-2 an answer that does not come, or comes in drops, is not waited for', async () => {
  const silent = await aSchoolWith(() => {});
  const slow = await aSchoolWith((response) => {
    response.writeHead(200, { 'content-type': 'text/xml' });
    const drop = setInterval(() => response.write(' '), signInLimits.signOnTimeoutMs / 10);
    response.once('close', () => clearInterval(drop));
  });
  const came = await Promise.all([silent.come(), slow.come()]);
  expect(came.map(({ error }) => error)).toEqual(['sign_on_unreachable', 'sign_on_unreachable']);
});

test('SE-7 DR-2 a redirect is not followed, and neither errors nor other answers let anybody in', async () => {
  let followed = false;
  const redirecting = await aSchoolWith((response, { pathname }) => {
    if (pathname !== '/elsewhere') return response.writeHead(302, { location: '/elsewhere' }).end();
    followed = true;
    return xml(zhang)(response);
  });
  expect((await redirecting.come()).error).toBe('sign_on_unreachable');
  expect(followed).toBe(false);
  const failing = await aSchoolWith((response) => response.writeHead(500).end(zhang));
  expect((await failing.come()).error).toBe('sign_on_unreachable');
  const { come, school } = await aSchoolWith(xml(zhang));
  expect((await come('x'.repeat(600))).error).toBe('sign_on_refused');
  const { service, cookie } = await leaveForCas(school);
  await setSignOn(school, { cas: null });
  const late = await school.inject({ url: `/sso/cas${service.search}&ticket=ST-1`, headers: { cookie } });
  expect(returned(String(late.headers.location)).error).toBe('sign_on_off');
  const off = await school.inject({ url: '/sso/cas/start' });
  expect(returned(String(off.headers.location)).error).toBe('sign_on_off');
});

test('DR-2 a single sign-out that is no such thing is answered and ends nothing', async () => {
  const { school } = await aSchoolWith(xml(zhang));
  const { token } = await school.person();
  await school.db.run(sql`update session set outer_key = 'cas ST-1' where tenant_id = ${tenant}`);
  const index = '<LogoutRequest><SessionIndex>ST-1</SessionIndex></LogoutRequest>';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string, headers: Record<string, string> = form) =>
    school.inject({ method: 'POST', url: '/sso/cas', payload, headers });
  for (const logoutRequest of ['', 'x', entity + index, `<a>${index}</a>`, '<LogoutRequest/>', '<a>'.repeat(20_000)])
    expect(await send(`${new URLSearchParams({ logoutRequest })}`)).toMatchObject({ http: 200, body: '' });
  expect(await send('')).toMatchObject({ http: 200, body: '' });
  expect(await send(`logoutRequest=${'x'.repeat(signInLimits.maxSignOnAnswerBytes)}`)).toMatchObject({
    http: 200,
    body: '',
  });
  expect(await send('{"logoutRequest":{}}', { 'content-type': 'application/json' })).toMatchObject({ http: 200 });
  expect(await send('<x/>', { 'content-type': 'text/xml' })).toMatchObject({ http: 200, body: '' });
  expect(await lives(school, token)).toBe(true);
  await send(`${new URLSearchParams({ logoutRequest: index })}`);
  expect(await lives(school, token)).toBe(false);
});
