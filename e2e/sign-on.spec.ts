import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { startCas } from '../scripts/lib/cas-server.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { password } from './lib/address.ts';
import { done } from './lib/call.ts';
import { at } from './lib/pages.ts';
import { isSignedIn, signIn } from './lib/sign-in.ts';

// A portal and a central login are started first.
base.describe.configure({ timeout: 180_000 });

type Campus = { portal: string; cas: { url: string } };

const test = base.extend<object, { campus: Campus }>({
  campus: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'yizhan-sign-on-'));
      const cas = await startCas({ student: { password: 'central-1' }, stranger: { password: 'central-2' } });
      const product = await startProduct({ DATA_DIR: folder, DEMO: 'on' });
      await product.ready();
      await useCentralLogin(product.url, cas.url);
      await use({ portal: product.url, cas });
      await product.stop();
      await cas.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function useCentralLogin(portal: string, url: string) {
  const token = await signIn(portal, 'admin', password);
  const { told: _told, ...now } = await done(signOnSettings.get, {}, token, portal);
  const cas = { url, accountAttribute: '', gateway: false };
  await done(signOnSettings.update, { ...now, cas, oidc: null, wechat: null }, token, portal);
}

async function signInAtCas(page: Page, account: string, typed: string) {
  await page.getByRole('textbox', { name: /username/i }).fill(account);
  await page.getByLabel(/password/i).fill(typed);
  await page.getByRole('button', { name: /login/i }).click();
}

const tokenSeen = async (page: Page) =>
  (await page.waitForRequest((request) => request.headers()['blade-auth'] !== undefined)).headers()['blade-auth'];

test('SE-7 a student signs in at the central login, lands on the page asked for, and signs out of both', async ({
  campus,
  page,
}) => {
  await page.goto(`${campus.portal}${at.home}`);
  await page.getByRole('button', { name: /统一/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${campus.cas.url}/login`));
  const token = tokenSeen(page);
  await signInAtCas(page, 'student', 'central-1');
  await expect(page).toHaveURL((url) => `/${url.hash}` === at.home);
  expect(page.url()).not.toContain('ticket');
  await expect(page.getByRole('button', { name: /李沐阳 的账号与设置/ })).toBeVisible();
  const bearer = ((await token) ?? '').replace(/^bearer /, '');
  expect(await isSignedIn(campus.portal, bearer)).toBe(true);

  await page.getByRole('button', { name: /李沐阳 的账号与设置/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  // The central login sends people back to the portal's first page.
  await expect(page).toHaveURL(`${campus.portal}/`);
  expect(await isSignedIn(campus.portal, bearer)).toBe(false);
  await page.goto(`${campus.cas.url}/login`);
  await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
});

test('SE-7 whoever signs out at the central login is signed out of the portal, and of that session only', async ({
  campus,
  page,
}) => {
  const elsewhere = await signIn(campus.portal, 'student', password);
  await page.goto(`${campus.portal}${at.home}`);
  await page.getByRole('button', { name: /统一/ }).click();
  await signInAtCas(page, 'student', 'central-1');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  const central = await page.context().newPage();
  await central.goto(`${campus.cas.url}/logout`);
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  expect(await isSignedIn(campus.portal, elsewhere)).toBe(true);
});

test('SE-7 somebody the portal does not know is told so on the sign-in page', async ({ campus, page }) => {
  await page.goto(`${campus.portal}${at.login}`);
  await page.getByRole('button', { name: /统一/ }).click();
  await signInAtCas(page, 'stranger', 'central-2');
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole('alert')).toContainText('尚未在门户开通');
  expect(page.url()).not.toContain('signOnError');
});
