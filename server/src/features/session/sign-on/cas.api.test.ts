import { setTimeout as pause } from 'node:timers/promises';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCas } from '../../../../../scripts/lib/cas-server.mjs';
import { aBrowser, type Browser } from '../../../../test/browser.ts';
import { aSchool, type School } from '../../../../test/school.ts';
import { exchange, lives, returned, setSignOn } from '../../../../test/sign-on.ts';
import { sql, tenant } from '../../../db/sql.ts';

const password = 'at the central login';
const attributes = { number: '2026001', groups: ['a', 'b'] };

let cas: Awaited<ReturnType<typeof startCas>>;
const schools: School[] = [];

beforeAll(async () => {
  cas = await startCas({ Zhang: { password, attributes } });
});
afterAll(async () => {
  await cas.stop();
  await Promise.all(schools.map(({ app }) => app.close()));
});

async function aCasSchool(settings: { accountAttribute?: string; gateway?: boolean } = {}) {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' }, { listening: true });
  schools.push(school);
  await setSignOn(school, { cas: { url: cas.url, accountAttribute: '', gateway: false, ...settings } });
  return school;
}

/** Submits the CAS server's form. Returns the URL it redirects the browser to. */
async function signInAtCas(browser: Browser, loginUrl: string) {
  const form = await browser.follow(loginUrl);
  return (await browser.submit(form, { username: 'Zhang', password })).location;
}

/** The CAS server's sign-out request for this ticket. */
function signOutOf(school: School, ticket: string) {
  const logoutRequest = `<LogoutRequest><SessionIndex>${ticket}</SessionIndex></LogoutRequest>`;
  return fetch(`${school.site}/sso/cas`, { method: 'POST', body: new URLSearchParams({ logoutRequest }) });
}

async function signOn(school: School, browser = aBrowser()) {
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const service = await signInAtCas(browser, loginUrl);
  const { ticket } = returned((await browser.visit(service)).location);
  const { result } = await exchange(school, ticket);
  return { service, ticket, token: result.access_token, browser };
}

test('SE-7 API-PLAT-SESSION who signs on at the CAS server is let in, by a code that works once', async () => {
  const school = await aCasSchool();
  const zhang = await school.person({ account: 'zhang' });
  const { token, ticket } = await signOn(school);
  const { me } = (await school.as(token).session.init()).result;
  expect(me).toMatchObject({ signedInBy: 'cas', user: { user_id: zhang.id } });
  const again = await exchange(school, ticket);
  expect(again).toMatchObject({ status: 1002, msg: '登录凭证已失效，请重新登录' });
});

const ticketIn = (address: string) => new URL(address).searchParams.get('ticket') ?? '';

test('SE-7 IP-1 an imported account, which has no password, is activated by its first central login', async () => {
  const school = await aCasSchool();
  const zhang = await school.person({ account: 'zhang' });
  const status = async () =>
    await school.db.one(sql`
      select status, password_hash as "passwordHash" from app_user where tenant_id = ${tenant} and id = ${zhang.id}`);
  await school.db.run(sql`
    update app_user set status = 'waiting', password_hash = null where tenant_id = ${tenant} and id = ${zhang.id}`);
  const { token } = await signOn(school);
  expect((await school.as(token).session.userInfo()).status).toBe(1000);
  expect(await status()).toEqual({ status: 'active', passwordHash: null });
  const entries = await school.db.many(sql`
    select action, entity_id as id from audit_log where tenant_id = ${tenant} and entity = 'user'`);
  expect(entries).toEqual([{ action: 'enable', id: zhang.id }]);
});

test('SE-7 a ticket works once, and only for the service it was given for', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const { service, browser } = await signOn(school);
  expect(returned((await browser.visit(service)).location)).toMatchObject({ error: 'sign_on_refused', ticket: '' });
  const elsewhere = `${cas.url}/login?service=${encodeURIComponent(`${school.site}/elsewhere`)}`;
  const other = ticketIn((await browser.visit(elsewhere)).location);
  expect(other).toMatch(/^ST-/);
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const own = new URL((await browser.visit((await browser.visit(loginUrl)).location)).location);
  own.searchParams.set('ticket', other);
  expect(returned((await browser.visit(own.href)).location)).toMatchObject({ error: 'sign_on_refused', ticket: '' });
});

test('SE-7 a ticket that somebody else was given signs nobody in here, whatever they send a browser to first', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const [attacker, victim] = [aBrowser(), aBrowser()];
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const mine = await signInAtCas(attacker, loginUrl);
  expect(returned((await victim.visit(mine)).location)).toMatchObject({ error: 'sign_on_refused', ticket: '' });
  // The victim has a login of their own under way: its state is not the one the ticket was given for.
  const theirs = new URL(new URL((await victim.visit(loginUrl)).location).searchParams.get('service') ?? '');
  expect(returned((await victim.visit(mine)).location).ticket).toBe('');
  theirs.searchParams.set('ticket', ticketIn(await signInAtCas(aBrowser(), loginUrl)));
  expect(returned((await victim.visit(theirs.href)).location)).toMatchObject({ error: 'sign_on_refused', ticket: '' });
});

test('SE-7 a login begun at the central login’s own portal begins again here: whoever that browser belongs to comes in', async () => {
  const school = await aCasSchool();
  const zhang = await school.person({ account: 'zhang' });
  const fromPortal = `${cas.url}/login?service=${encodeURIComponent(`${school.site}/sso/cas?redirect=/home/news/1`)}`;
  const browser = aBrowser();
  const arrival = await signInAtCas(browser, fromPortal);
  expect(ticketIn(arrival)).toMatch(/^ST-/);
  const { ticket, hash } = returned((await browser.follow(arrival)).location);
  expect(hash).toBe('#/login?redirect=%2Fhome%2Fnews%2F1');
  const { result } = await exchange(school, ticket);
  expect((await school.as(result.access_token).session.userInfo()).result.user_id).toBe(zhang.id);
  // Somebody else's link only shows the form of the central login.
  const other = aBrowser();
  const form = await other.follow(await signInAtCas(aBrowser(), fromPortal));
  expect([form.status, new URL(form.url).origin]).toEqual([200, new URL(cas.url).origin]);
});

test('SE-7 a central login that drops the state is asked once, not for ever', async () => {
  const school = await aCasSchool();
  const browser = aBrowser();
  const arrive = () => browser.visit(`${school.site}/sso/cas?ticket=ST-1`);
  expect((await arrive()).location).toBe(`${school.site}/sso/cas/start`);
  expect(returned((await arrive()).location)).toMatchObject({ error: 'sign_on_refused', ticket: '' });
});

test('SE-7 signing out at the CAS server ends exactly that session', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const [here, there] = [await signOn(school), await signOn(school)];
  const changedSessions: string[] = [];
  school.parts.bus.subscribe('session.changed', ({ sessionId }) => void changedSessions.push(sessionId));
  const { logoutUrl } = (await school.visitor.signOn.addresses()).result;
  await here.browser.visit(logoutUrl);
  expect(await lives(school, here.token)).toBe(false);
  expect(await lives(school, there.token)).toBe(true);
  const ended = await school.db.many<{ id: string }>(
    sql`select id from session where tenant_id = ${tenant} and ended_at is not null`,
  );
  expect(ended).toHaveLength(1);
  expect(changedSessions).toEqual(expect.arrayContaining(ended.map(({ id }) => id)));
});

test('SE-7 a code that was not used yet is worth nothing after the person signed out at the CAS server', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl, logoutUrl } = (await school.visitor.signOn.addresses()).result;
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  await browser.visit(logoutUrl);
  expect((await exchange(school, ticket)).status).toBe(1002);
});

test('SE-7 who signs out at the CAS server while the code is being exchanged is signed out here, too', async () => {
  const school = await aCasSchool();
  const zhang = await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const service = await signInAtCas(browser, loginUrl);
  const { ticket } = returned((await browser.visit(service)).location);
  const index = new URL(service).searchParams.get('ticket') ?? '';
  // The account is locked, so that the exchange stops after consuming the code and before opening the session.
  const [exchanged, signedOut] = await school.db
    .transaction(async (tx) => {
      await tx.run(sql`select 1 from app_user where tenant_id = ${tenant} and id = ${zhang.id} for update`);
      const exchanging = exchange(school, ticket);
      await pause(300);
      const signingOut = signOutOf(school, index);
      await pause(300);
      return [exchanging, signingOut] as const;
    })
    .then((both) => Promise.all(both));
  expect(signedOut.status).toBe(200);
  expect(await lives(school, exchanged.result.access_token)).toBe(false);
});

test('SE-7 a code that was refused is used up, even if the account is all right again', async () => {
  const school = await aCasSchool();
  const { id } = await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  const set = (status: string) =>
    school.db.run(sql`update app_user set status = ${status} where tenant_id = ${tenant} and id = ${id}`);
  await set('disabled');
  expect((await exchange(school, ticket)).msg).toContain('停用');
  await set('active');
  expect((await exchange(school, ticket)).msg).toBe('登录凭证已失效，请重新登录');
});

test('SE-7 asked silently, the CAS server says who is there, or that nobody is', async () => {
  const school = await aCasSchool({ gateway: true });
  await school.person({ account: 'zhang' });
  expect((await school.visitor.session.boot()).result.gateway).toBe(true);
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const nobody = await aBrowser().follow(`${loginUrl}?gateway=true`);
  expect(returned(nobody.location)).toMatchObject({ error: 'none', hash: '#/login' });
  const { browser } = await signOn(school);
  expect(returned((await browser.follow(`${loginUrl}?gateway=true`)).location).ticket).not.toBe('');
});

test('SE-7 the account can be an attribute, if it has one value', async () => {
  const school = await aCasSchool({ accountAttribute: 'number' });
  const person = await school.person({ account: '2026001' });
  const { token } = await signOn(school);
  expect((await school.as(token).session.userInfo()).result.user_id).toBe(person.id);
  await setSignOn(school, { cas: { url: cas.url, accountAttribute: 'groups', gateway: false } });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const page = await browser.visit(await signInAtCas(browser, loginUrl));
  expect(returned(page.location).error).toBe('sign_on_refused');
});

test('somebody goes on to the page they came from, and never out of the portal', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses({ redirect: '/home/news/1?a=2' })).result;
  const page = await browser.visit(await signInAtCas(browser, loginUrl));
  expect(returned(page.location)).toMatchObject({ error: '', hash: '#/login?redirect=%2Fhome%2Fnews%2F1%3Fa%3D2' });
  for (const redirect of ['//evil.cn', 'https://evil.cn', '/\\evil.cn', 'javascript:alert(1)'])
    expect((await school.visitor.signOn.addresses({ redirect })).result.loginUrl).not.toContain('redirect');
});

test('SE-7 without an account here, or with one that is disabled, the central login alone opens nothing', async () => {
  const school = await aCasSchool();
  const come = async () => {
    const browser = aBrowser();
    const { loginUrl } = (await school.visitor.signOn.addresses()).result;
    return returned((await browser.visit(await signInAtCas(browser, loginUrl))).location).error;
  };
  expect(await come()).toBe('sign_on_no_account');
  const { id } = await school.person({ account: 'zhang' });
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${id}`);
  expect(await come()).toBe('account_disabled');
});

test('RT-3 who signed on from outside unlocks with the password there; the locked session is over', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const { token, browser } = await signOn(school);
  await school.db.run(sql`update session set locked_at = now() where tenant_id = ${tenant}`);
  const { loginUrl } = (await school.as(token).signOn.addresses()).result;
  // The browser is still signed in at the CAS server, but the password is asked for all the same.
  expect((await browser.follow(loginUrl)).location).toBe('');
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  const { result } = await exchange(school, ticket, token);
  expect(await lives(school, result.access_token)).toBe(true);
  expect((await school.as(token).session.userInfo()).http).toBe(401);
});

test('RT-3 a browser the CAS server still knows opens no locked page, however its address is written', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const { token, browser } = await signOn(school);
  await school.as(token).security.lock();
  const { loginUrl } = (await school.as(token).signOn.addresses()).result;
  const asked = new URL((await browser.visit(loginUrl)).location);
  asked.searchParams.delete('renew');
  // The service URL requires the password again, but this ticket was issued without it.
  const silent = await browser.visit(asked.href);
  expect(returned((await browser.visit(silent.location)).location)).toMatchObject({
    error: 'sign_on_refused',
    ticket: '',
  });
  const usual = (await school.visitor.signOn.addresses()).result.loginUrl;
  const { ticket } = returned((await browser.follow(usual)).location);
  expect(await exchange(school, ticket, token)).toMatchObject({
    status: 1002,
    msg: '页面已锁定，请重新输入统一认证的密码',
  });
  expect((await school.as(token).session.userInfo()).http).toBe(423);
  expect((await exchange(school, ticket)).msg).toBe('登录凭证已失效，请重新登录');
});

test('RT-3 whose session ended while it was locked asks for the password there, too', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const { browser } = await signOn(school);
  const { loginUrl } = (await school.visitor.signOn.addresses({ again: true })).result;
  expect((await browser.follow(loginUrl)).location).toBe('');
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  expect((await exchange(school, ticket)).status).toBe(1000);
});

test('DR-1 a code opens nothing in another school, and a sign-out ends nothing there', async () => {
  const [school, other] = [await aCasSchool(), await aCasSchool()];
  await school.person({ account: 'zhang' });
  await other.person({ account: 'zhang' });
  const { service, token } = await signOn(school);
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  expect((await exchange(other, ticket)).status).toBe(1002);
  const index = new URL(service).searchParams.get('ticket') ?? '';
  expect((await signOutOf(other, index)).status).toBe(200);
  expect(await lives(school, token)).toBe(true);
  await signOutOf(school, index);
  expect(await lives(school, token)).toBe(false);
});

test('a code that nobody used in time is worth nothing', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  school.travel(signInLimits.signOnSeconds * 1000 + 1);
  expect((await exchange(school, ticket)).status).toBe(1002);
});

test('SE-7 the code in the address opens nothing in another browser', async () => {
  const school = await aCasSchool();
  await school.person({ account: 'zhang' });
  const browser = aBrowser();
  const { loginUrl } = (await school.visitor.signOn.addresses()).result;
  const { ticket } = returned((await browser.visit(await signInAtCas(browser, loginUrl))).location);
  expect((await school.visitor.signOn.tokenLogin({ ticket })).msg).toBe('登录凭证已失效，请重新登录');
  expect((await exchange(school, ticket)).status).toBe(1000);
});
