import type { Page } from '@playwright/test';
import { security } from '@yizhan/contract/calls/security.ts';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { startCas } from '../scripts/lib/cas-server.mjs';
import { isSignedIn } from './lib/access.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { callApi } from './lib/call.ts';
import { expectFolderDraft, goToSignIn, typeFolderName } from './lib/folder-draft.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';

// Starts a portal and a central login, once for all tests.
base.describe.configure({ mode: 'default' });

type Campus = { portal: string; cas: { url: string } };

async function startCampus() {
  const cas = await startCas({ student: { password: 'central-1' } });
  const product = await startOwnProduct({ INWARD_HOSTS: new URL(cas.url).host });
  return { value: { portal: product.url, cas }, dispose: () => Promise.all([product.stop(), cas.stop()]) };
}

const test = base.extend<{ campus: Campus }>({
  campus: [async ({ perFile }, use) => use(await perFile('campus', startCampus)), { timeout: 180_000 }],
});

async function configureCentralLogin({ portal, cas: { url } }: Campus) {
  const token = await signIn(portal, 'admin', password);
  const { callbacks: _, ...now } = await callApi(signOnSettings.get, {}, token, portal);
  const cas = { url, accountAttribute: '', gateway: false };
  await callApi(signOnSettings.update, { ...now, cas, oidc: null, wechat: null }, token, portal);
}

async function signInAtCas(page: Page, account: string, typed: string) {
  await page.getByRole('textbox', { name: /username/i }).fill(account);
  await page.getByLabel(/password/i).fill(typed);
  await page.getByRole('button', { name: /login/i }).click();
}

const me = (page: Page) => page.getByRole('button', { name: /李沐阳 的账号与设置/ });

/** The student ends all other sessions from another device. */
async function endElsewhere({ portal }: Campus) {
  const elsewhere = await signIn(portal, 'student', password);
  await callApi(security.removeOtherDevices, {}, elsewhere, portal);
}

const tokenSeen = async (page: Page) =>
  (await page.waitForRequest((request) => request.headers()['blade-auth'] !== undefined)).headers()['blade-auth'];

test('SE-3 SE-7 RT-3 a student signs in at the central login, finds what was typed when the session ended, unlocks there, and signs out of both', async ({
  campus,
  page,
}) => {
  await configureCentralLogin(campus);
  await page.goto(`${campus.portal}${at.personal}`);
  await page.getByRole('button', { name: /统一/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${campus.cas.url}/login`));
  await signInAtCas(page, 'student', 'central-1');
  // The requested page, without a ticket in its address.
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  await expect(me(page)).toBeVisible();

  await test.step('what was typed when the session ended is back after going there again', async () => {
    await typeFolderName(page, campus.portal);
    await endElsewhere(campus);
    await goToSignIn(page, campus.portal);
    // The central login still has its session, and redirects back without a question.
    const asked = page.waitForRequest((request) => request.url().startsWith(`${campus.cas.url}/login`));
    await page.getByRole('button', { name: /统一/ }).click();
    await asked;
    await expectFolderDraft(page, campus.portal);
  });

  /** The token of the page after a reload. */
  const reloadedToken = async () => {
    const token = tokenSeen(page);
    await page.reload();
    return ((await token) ?? '').replace(/^bearer /, '');
  };
  await page.goto(`${campus.portal}${at.security}`);
  const locked = await reloadedToken();
  await test.step('a locked page opens with the password there, and is the same page', async () => {
    await me(page).click();
    await page.getByRole('menuitem', { name: /锁屏/ }).click();
    await expect(page).toHaveURL(/#\/lock$/);
    await page.getByRole('button', { name: '重新认证解锁' }).click();
    await signInAtCas(page, 'student', 'central-1');
    await expect(page).toHaveURL(`${campus.portal}${at.security}`);
    await expect(me(page)).toBeVisible();
    expect(await isSignedIn(campus.portal, locked)).toBe(false);
  });

  const open = await reloadedToken();
  expect(await isSignedIn(campus.portal, open)).toBe(true);
  await me(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  // The central login redirects to the portal's first page.
  await expect(page).toHaveURL(`${campus.portal}/`);
  expect(await isSignedIn(campus.portal, open)).toBe(false);
  await page.goto(`${campus.cas.url}/login`);
  await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
});
