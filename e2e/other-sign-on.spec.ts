import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { startOidc } from '../scripts/lib/oidc-server.mjs';
import { isSignedIn } from './lib/access.ts';
import { barriers } from './lib/accessible.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { callApi } from './lib/call.ts';
import { expectFolderDraft, goToSignIn, typeFolderName } from './lib/folder-draft.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';
import { Watch } from './lib/watch.ts';

// Starts a portal that offers both, an OpenID provider and a fake WeChat, once for all tests.
base.describe.configure({ mode: 'default' });

type Campus = { portal: string; issuer: string; wechat: string };

const APP = { appId: 'wx-portal', appSecret: 'wechat secret' };

/** A page with a button instead of the QR code, and the endpoint that says who scanned it. */
async function startWechat() {
  let scanned = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    const of = (name: string) => searchParams.get(name) ?? '';
    if (pathname === '/connect/qrconnect') {
      const back = `${of('redirect_uri')}?${new URLSearchParams({ code: `code${++scanned}`, state: of('state') })}`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>微信</title><a href="${back.replaceAll('&', '&amp;')}">扫码确认</a>`);
      return;
    }
    const known = of('appid') === APP.appId && of('secret') === APP.appSecret && /^code\d+$/.test(of('code'));
    response.end(JSON.stringify(known ? { access_token: 'a', openid: 'o-1' } : { errcode: 40029, errmsg: 'invalid' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function startCampus() {
  const wechat = await startWechat();
  const product = await startOwnProduct({ INWARD_HOSTS: '127.0.0.1' });
  const { issuer, clientId, clientSecret, stop } = await startOidc(product.url);
  const token = await signIn(product.url, 'admin', password);
  const { callbacks: _, ...now } = await callApi(signOnSettings.get, {}, token, product.url);
  const oidc = { issuer, clientId, clientSecret, accountClaim: 'preferred_username', scope: 'openid profile' };
  const way = { baseUrl: wechat.url, authorizeUrl: `${wechat.url}/connect/qrconnect`, ...APP };
  await callApi(signOnSettings.update, { ...now, cas: null, oidc, wechat: way }, token, product.url);
  const value: Campus = { portal: product.url, issuer, wechat: wechat.url };
  return { value, dispose: () => Promise.all([stop(), product.stop(), wechat.stop()]) };
}

const test = base.extend<{ campus: Campus }>({
  campus: [async ({ perFile }, use) => use(await perFile('campus', startCampus)), { timeout: 120_000 }],
});

const me = (page: Page) => page.getByRole('button', { name: /李沐阳 的账号与设置/ });

async function signInAtProvider(page: Page, { issuer }: Campus) {
  await expect(page).toHaveURL((url) => url.origin === issuer);
  await page.getByLabel('Account').fill('student');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const oidcButton = (page: Page) => page.getByRole('button', { name: '统一认证（OIDC）登录' });

/** From the requested page to the provider and back; returns the resulting token. */
async function comeIn(page: Page, campus: Campus): Promise<string> {
  await page.goto(`${campus.portal}${at.personal}`);
  const token = page.waitForRequest((request) => request.headers()['blade-auth'] !== undefined);
  await oidcButton(page).click();
  await signInAtProvider(page, campus);
  await expect(me(page)).toBeVisible();
  return ((await token).headers()['blade-auth'] ?? '').replace(/^bearer /, '');
}

test('SE-3 SE-7 OV-2 a student signs in at the OpenID provider, signs out there in that session only, finds what was typed, and signs out of both', async ({
  campus,
  page,
}) => {
  const byPassword = await signIn(campus.portal, 'student', password);
  const token = await comeIn(page, campus);
  // No code or state remains in the address.
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  expect(await isSignedIn(campus.portal, token)).toBe(true);

  await typeFolderName(page, campus.portal);
  const provider = await page.context().newPage();
  await provider.goto(`${campus.issuer}/session/end`);
  await provider.getByRole('button', { name: 'Sign out' }).click();
  await goToSignIn(page, campus.portal);
  const signedIn = [token, byPassword].map((each) => isSignedIn(campus.portal, each));
  expect(await Promise.all(signedIn)).toEqual([false, true]);
  await oidcButton(page).click();
  await signInAtProvider(page, campus);
  await expectFolderDraft(page, campus.portal);

  await page.goto(`${campus.portal}${at.security}`);
  await page.reload();
  await me(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${campus.portal}/`);
  // The provider asks for a name again: its session has ended.
  await page.goto(`${campus.portal}/sso/oidc/start`);
  await expect(page.getByLabel('Account')).toBeVisible();
});

async function scan(page: Page, { portal, wechat }: Campus) {
  await page.goto(`${portal}${at.login}`);
  await page.getByRole('button', { name: '微信登录' }).click();
  await expect(page).toHaveURL((url) => url.origin === wechat && url.pathname === '/connect/qrconnect');
  const asked = new URL(page.url()).searchParams;
  await page.getByRole('link', { name: '扫码确认' }).click();
  return asked;
}

const leavesNothing = async (page: Page) => {
  expect(page.url()).not.toMatch(/[?&](code|state)=/);
  expect(await page.evaluate(() => location.search)).toBe('');
};

test('API-PLAT-SESSION a WeChat is bound by account and password once, and signs in by itself from then on', async ({
  campus,
  browser,
}) => {
  const page = await browser.newPage();
  const watch = new Watch(page);
  const asked = await scan(page, campus);
  expect(Object.fromEntries(asked)).toMatchObject({
    appid: APP.appId,
    redirect_uri: `${campus.portal}/`,
    response_type: 'code',
    scope: 'snsapi_login',
    state: expect.stringMatching(/^wechat\.[^.]+\.[^.]+\.[^.]+$/),
  });
  await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  await leavesNothing(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: '账号' }).fill('student');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page).toHaveURL(`${campus.portal}${at.home}`);
  await expect(me(page)).toBeVisible();
  await leavesNothing(page);
  expect(watch.faults).toEqual([]);

  const again = await browser.newPage();
  const second = await scan(again, campus);
  expect(second.get('state')).not.toBe(asked.get('state'));
  await expect(again).toHaveURL(`${campus.portal}${at.home}`);
  await expect(me(again)).toBeVisible();
  await leavesNothing(again);
  for (const one of [page, again]) await one.context().close();
});
