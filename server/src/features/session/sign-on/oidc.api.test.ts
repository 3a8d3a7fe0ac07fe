import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { type CryptoKey, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { aBrowser } from '../../../../test/browser.ts';
import { aProvider } from '../../../../test/oidc-server.ts';
import { aSchool, type School } from '../../../../test/school.ts';
import { exchange, lives, returned, setSignOn } from '../../../../test/sign-on.ts';
import { sealSecret } from '../../../domain/sign-on/rules.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
});

afterEach(() => {
  vi.useRealTimers();
});

async function anOidcSchool({ accountClaim = 'preferred_username' } = {}) {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' }, { listening: true });
  const provider = await aProvider(school.site);
  closing.push(() => school.app.close(), provider.close);
  const { issuer, clientId } = provider;
  const clientSecret = sealSecret(school.parts.secrets, provider.clientSecret);
  await setSignOn(school, { oidc: { issuer, clientId, clientSecret, accountClaim, scope: 'openid profile' } });
  return { school, provider };
}

async function signOn(school: School, browser = aBrowser()) {
  const { ways } = (await school.visitor.signOn.addresses()).result;
  const { ticket, error } = returned((await browser.follow(ways.oidc ?? '')).location);
  const { result } = await exchange(school, ticket);
  return { browser, error, token: result?.access_token };
}

test('SE-7 API-PLAT-SESSION who signs on at the OpenID provider is let in, with PKCE and a claim as the account', async () => {
  const { school } = await anOidcSchool();
  const zhang = await school.person({ account: 'zhang' });
  const { loginUrl, ways } = (await school.visitor.signOn.addresses()).result;
  expect(loginUrl).toBe(ways.oidc);
  const gone = new URL((await aBrowser().visit(loginUrl)).location);
  expect(Object.fromEntries(gone.searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
  const { token } = await signOn(school);
  const { me } = (await school.as(token).session.init()).result;
  expect(me).toMatchObject({ signedInBy: 'oidc', user: { user_id: zhang.id } });
});

/** Signs in at the provider and stops before following the redirect back to us. */
async function atTheDoor(school: School, browser = aBrowser()) {
  let page = await browser.visit(`${school.site}/sso/oidc/start?redirect=/home/x`);
  while (!page.location.startsWith(`${school.site}/sso/oidc?`)) page = await browser.visit(page.location);
  return { browser, back: page.location };
}

test('SE-7 only the browser that went comes back, once, with the state it was given', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const { browser, back } = await atTheDoor(school);
  const error = async (who: typeof browser, url: string) => returned((await who.visit(url)).location).error;
  expect(await error(aBrowser(), back)).toBe('sign_on_refused');
  const other = new URL(back);
  other.searchParams.set('state', 'x'.repeat(43));
  expect(await error(browser, other.href)).toBe('sign_on_refused');
  expect(await error(browser, `${school.site}/sso/oidc`)).toBe('sign_on_refused');
  const mine = returned((await browser.visit(back)).location);
  expect(mine).toMatchObject({ error: '', hash: '#/login?redirect=%2Fhome%2Fx' });
  expect(await error(browser, back)).toBe('sign_on_refused');
});

test('SE-7 two tabs may be on their way; neither may take longer than ten minutes', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const first = await atTheDoor(school);
  const second = await atTheDoor(school, first.browser);
  const third = await atTheDoor(school, first.browser);
  expect(returned((await first.browser.visit(second.back)).location).error).toBe('');
  expect(returned((await first.browser.visit(first.back)).location).error).toBe('');
  school.travel(signInLimits.bindSeconds * 1000 + 1);
  expect(returned((await first.browser.visit(third.back)).location).error).toBe('sign_on_gone');
});

test('SE-7 a code that the provider does not take, or a claim it does not tell, lets nobody in', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const { browser, back } = await atTheDoor(school);
  const forged = new URL(back);
  forged.searchParams.set('code', 'forged');
  expect(returned((await browser.visit(forged.href)).location).error).toBe('sign_on_refused');
  const silent = await anOidcSchool({ accountClaim: 'employee_number' });
  expect((await signOn(silent.school)).error).toBe('sign_on_refused');
});

test('SE-7 signing out at the provider ends exactly that session', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const [here, there] = [await signOn(school), await signOn(school)];
  const { logoutUrl } = (await school.as(here.token).signOn.addresses()).result;
  const asked = new URL(logoutUrl).searchParams;
  expect(Object.fromEntries(asked)).toEqual({ client_id: 'portal', post_logout_redirect_uri: `${school.site}/` });
  const page = await here.browser.submit(await here.browser.visit(logoutUrl), { logout: 'yes' });
  expect(page.location).toBe(`${school.site}/`);
  expect(await lives(school, here.token)).toBe(false);
  expect(await lives(school, there.token)).toBe(true);
});

test('RT-3 from a locked page the provider is asked to prove again who is there', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const { token, browser } = await signOn(school);
  const promptFor = async (asker: Pick<School['visitor'], 'signOn'>) => {
    const { ways } = (await asker.signOn.addresses({ redirect: '/home/x' })).result;
    return new URL((await browser.visit(ways.oidc ?? '')).location).searchParams.get('prompt');
  };
  expect(await promptFor(school.as(token))).toBeNull();
  await school.as(token).security.lock();
  expect(await promptFor(school.as(token))).toBe('login');
});

test('RT-3 a browser the provider still knows opens no locked page, however its address is written', async () => {
  const { school } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const { token, browser } = await signOn(school);
  await school.as(token).security.lock();
  const { ways } = (await school.as(token).signOn.addresses()).result;
  // Five minutes after the sign-in, on both sides.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  for (const age of ['', '86400']) {
    const asked = new URL((await browser.visit(ways.oidc ?? '')).location);
    asked.searchParams.delete('prompt');
    if (age) asked.searchParams.set('max_age', age);
    else asked.searchParams.delete('max_age');
    expect(returned((await browser.follow(asked.href)).location)).toMatchObject({ error: 'sign_on_refused' });
  }
  const usual = (await school.visitor.signOn.addresses()).result.ways.oidc ?? '';
  const { ticket } = returned((await browser.follow(usual)).location);
  expect((await exchange(school, ticket, token)).msg).toBe('页面已锁定，请重新输入统一认证的密码');
  const again = returned((await browser.follow(ways.oidc ?? '')).location);
  const { result } = await exchange(school, again.ticket, token);
  expect(await lives(school, result.access_token)).toBe(true);
  expect((await school.as(token).session.userInfo()).http).toBe(401);
});

const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };

/** Sends a logout token as the provider would, signed with this key and issued at this time. */
async function sendLogout(school: School, claims: JWTPayload, key: CryptoKey, at = new Date()) {
  const jwt = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).setIssuedAt(at).sign(key);
  const body = new URLSearchParams({ logout_token: jwt });
  return (await fetch(`${school.site}/sso/oidc/logout`, { method: 'POST', body })).status;
}

test('SE-7 DR-2 a logout token has to be the provider’s own, for this portal, and of that kind', async () => {
  const { school, provider } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const { token } = await signOn(school);
  const right: JWTPayload = { iss: provider.issuer, aud: 'portal', jti: '1', events, sub: 'id of Zhang' };
  const stranger = (await generateKeyPair('RS256')).privateKey;
  const send = (claims: JWTPayload, key = provider.privateKey, at?: Date) => sendLogout(school, claims, key, at);
  const { jti: _, ...nameless } = right;
  const { sub: __, ...nobodys } = right;
  for (const wrong of [
    { ...right, iss: 'https://elsewhere.example' },
    { ...right, aud: 'somebody else' },
    { ...right, events: {} },
    { ...right, nonce: 'x' },
    nameless,
    nobodys,
  ])
    expect(await send(wrong), JSON.stringify(wrong)).toBe(400);
  expect(await send(right, stranger)).toBe(400);
  expect(await send(right, provider.privateKey, new Date(Date.now() - 3_600_000))).toBe(400);
  const rubbish = { method: 'POST', body: new URLSearchParams({ logout_token: 'a.b.c' }) };
  expect((await fetch(`${school.site}/sso/oidc/logout`, rubbish)).status).toBe(400);
  expect(await lives(school, token)).toBe(true);
  expect(await send({ ...right, jti: '2', sub: 'id of somebody else' })).toBe(200);
  expect(await lives(school, token)).toBe(true);
  expect(await send(right)).toBe(200);
  expect(await lives(school, token)).toBe(false);
});

test('SE-7 DR-2 a logout token works once: sent again it ends no later session', async () => {
  const { school, provider } = await anOidcSchool();
  await school.person({ account: 'zhang' });
  const claims = { iss: provider.issuer, aud: 'portal', jti: 'only once', events, sub: 'id of Zhang' };
  const [at, send] = [new Date(), () => sendLogout(school, claims, provider.privateKey, at)];
  const before = await signOn(school);
  expect(await send()).toBe(200);
  expect(await lives(school, before.token)).toBe(false);
  const later = await signOn(school);
  expect(await send()).toBe(400);
  expect(await lives(school, later.token)).toBe(true);
});

test('SE-7 DR-2 a logout token is good for a shorter time than it is remembered', async () => {
  const { maxLogoutTokenAgeSeconds: age, logoutClockSkewSeconds: off } = signInLimits;
  const { replayGuardSeconds: onceSeconds } = sealedLimits;
  expect(off + age + off).toBeLessThan(onceSeconds);
  const { school, provider } = await anOidcSchool();
  const claims = { iss: provider.issuer, aud: 'portal', events, sub: 'id of Zhang' };
  const send = (jti: string, seconds: number) =>
    sendLogout(school, { ...claims, jti }, provider.privateKey, new Date(Date.now() + seconds * 1000));
  expect(await send('old', 5 - age - off)).toBe(200);
  expect(await send('too old', -5 - age - off)).toBe(400);
  expect(await send('ahead', off - 5)).toBe(200);
  expect(await send('too far ahead', off + 5)).toBe(400);
});

test('SE-7 a provider that does not answer is told as such, and keeps nobody from signing out', async () => {
  const { school, provider } = await anOidcSchool();
  await provider.close();
  const page = await aBrowser().visit(`${school.site}/sso/oidc/start`);
  expect(returned(page.location).error).toBe('sign_on_unreachable');
  expect((await school.visitor.signOn.addresses()).result.logoutUrl).toBe('');
});
