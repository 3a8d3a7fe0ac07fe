import type { Page } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { startOidc } from '../scripts/lib/oidc-server.mjs';
import { isSignedIn } from './lib/access.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { callApi } from './lib/call.ts';
import { expectFolderDraft, goToSignIn, typeFolderName } from './lib/folder-draft.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';

// A portal and an OpenID provider are started first, once for all.
base.describe.configure({ mode: 'default' });

type Campus = { portal: string; issuer: string };

async function startCampus() {
  const product = await startOwnProduct();
  const provider = await startOidc(product.url);
  await useProvider(product.url, provider);
  const end = () => Promise.all([provider.stop(), product.stop()]);
  return { value: { portal: product.url, issuer: provider.issuer }, end };
}

const test = base.extend<{ campus: Campus }>({
  campus: [async ({ perFile }, use) => use(await perFile('campus', startCampus)), { timeout: 120_000 }],
});

type Client = { issuer: string; clientId: string; clientSecret: string };

async function useProvider(portal: string, { issuer, clientId, clientSecret }: Client) {
  const token = await signIn(portal, 'admin', password);
  const { told: _told, ...now } = await callApi(signOnSettings.get, {}, token, portal);
  const oidc = { issuer, clientId, clientSecret, accountClaim: 'preferred_username', scope: 'openid profile' };
  await callApi(signOnSettings.update, { ...now, cas: null, oidc, wechat: null }, token, portal);
}

const me = (page: Page) => page.getByRole('button', { name: /李沐阳 的账号与设置/ });

async function signInAtProvider(page: Page, { issuer }: Campus) {
  await expect(page).toHaveURL((url) => url.origin === issuer);
  await page.getByLabel('Account').fill('student');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the page asked for through the provider and back; answers the token that opened. */
async function comeIn(page: Page, campus: Campus): Promise<string> {
  await page.goto(`${campus.portal}${at.personal}`);
  const token = page.waitForRequest((request) => request.headers()['blade-auth'] !== undefined);
  await page.getByRole('button', { name: '统一认证（OIDC）登录' }).click();
  await signInAtProvider(page, campus);
  await expect(me(page)).toBeVisible();
  return ((await token).headers()['blade-auth'] ?? '').replace(/^bearer /, '');
}

test('SE-7 a student signs in at the OpenID provider, lands on the page asked for, and signs out of both', async ({
  campus,
  page,
}) => {
  const token = await comeIn(page, campus);
  // Neither a code nor a state is left behind.
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  expect(await isSignedIn(campus.portal, token)).toBe(true);

  await me(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${campus.portal}/`);
  expect(await isSignedIn(campus.portal, token)).toBe(false);
  // The provider asks for a name again: nobody is signed in there.
  await page.goto(`${campus.portal}/sso/oidc/start`);
  await expect(page.getByLabel('Account')).toBeVisible();
});

test('SE-7 OV-2 whoever signs out at the OpenID provider is told so by the portal, in that session only', async ({
  browser,
  campus,
  page,
}) => {
  const elsewhere = await browser.newContext();
  const other = await comeIn(await elsewhere.newPage(), campus);
  const byPassword = await signIn(campus.portal, 'student', password);
  const token = await comeIn(page, campus);
  const provider = await page.context().newPage();
  await provider.goto(`${campus.issuer}/session/end`);
  await provider.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  const lives = [token, other, byPassword].map((each) => isSignedIn(campus.portal, each));
  expect(await Promise.all(lives)).toEqual([false, true, true]);
  await elsewhere.close();
});

test('RT-3 a page locked in a session of the OpenID provider opens by signing in there again', async ({
  campus,
  page,
}) => {
  const locked = await comeIn(page, campus);
  await me(page).click();
  await page.getByRole('menuitem', { name: /锁屏/ }).click();
  await expect(page).toHaveURL(/#\/lock$/);
  await page.getByRole('button', { name: '重新认证解锁' }).click();
  // Being signed in there still is not enough: whoever passes by is not let in.
  await signInAtProvider(page, campus);
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  await expect(me(page)).toBeVisible();
  expect(await isSignedIn(campus.portal, locked)).toBe(false);
});

test('SE-3 SE-7 what was typed when its person signed out at the OpenID provider is back on the same page after signing in there', async ({
  campus,
  page,
}) => {
  await comeIn(page, campus);
  await typeFolderName(page, campus.portal);
  const provider = await page.context().newPage();
  await provider.goto(`${campus.issuer}/session/end`);
  await provider.getByRole('button', { name: 'Sign out' }).click();
  await goToSignIn(page, campus.portal);
  await page.getByRole('button', { name: '统一认证（OIDC）登录' }).click();
  await signInAtProvider(page, campus);
  await expectFolderDraft(page, campus.portal);
});
