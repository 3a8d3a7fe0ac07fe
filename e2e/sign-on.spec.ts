import type { Page } from '@playwright/test';
import { security } from '@yizhan/contract/calls/security.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { startCas } from '../scripts/lib/cas-server.mjs';
import { freePort } from '../scripts/lib/services.mjs';
import { isSignedIn } from './lib/access.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { callApi } from './lib/call.ts';
import { expectFolderDraft, goToSignIn, typeFolderName } from './lib/folder-draft.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { stateOf } from './lib/test.ts';

// A portal and a central login are started first, once for all.
base.describe.configure({ mode: 'default' });

type Campus = { portal: string; cas: { url: string } };

type School = {
  campus: Campus;
  /** Whether the portal asks silently who is signed in at the central login. */
  gateway: boolean;
  settings: undefined;
};

async function startCampus() {
  const cas = await startCas({ student: { password: 'central-1' }, stranger: { password: 'central-2' } });
  const product = await startOwnProduct();
  return { value: { portal: product.url, cas }, end: () => Promise.all([product.stop(), cas.stop()]) };
}

const test = base.extend<School>({
  campus: [async ({ perFile }, use) => use(await perFile('campus', startCampus)), { timeout: 180_000 }],
  gateway: [false, { option: true }],
  settings: [
    async ({ campus, gateway }, use) => {
      await useCentralLogin(campus, gateway);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** `null` for none. */
async function useCentralLogin({ portal, cas: { url } }: Campus, gateway: boolean | null) {
  const token = await signIn(portal, 'admin', password);
  const { told: _told, ...now } = await callApi(signOnSettings.get, {}, token, portal);
  const cas = gateway === null ? null : { url, accountAttribute: '', gateway };
  await callApi(signOnSettings.update, { ...now, cas, oidc: null, wechat: null }, token, portal);
}

async function signInAtCas(page: Page, account: string, typed: string) {
  await page.getByRole('textbox', { name: /username/i }).fill(account);
  await page.getByLabel(/password/i).fill(typed);
  await page.getByRole('button', { name: /login/i }).click();
}

const me = (page: Page) => page.getByRole('button', { name: /李沐阳 的账号与设置/ });

/** By the central login to one's own page. */
async function comeIn(page: Page, { portal }: Campus) {
  await page.goto(`${portal}${at.personal}`);
  await page.getByRole('button', { name: /统一/ }).click();
  await signInAtCas(page, 'student', 'central-1');
  await expect(me(page)).toBeVisible();
}

/** The student ends all other sessions from another device. */
async function endElsewhere({ portal }: Campus) {
  const elsewhere = await signIn(portal, 'student', password);
  await callApi(security.removeOtherDevices, {}, elsewhere, portal);
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
  await expect(me(page)).toBeVisible();
  const bearer = ((await token) ?? '').replace(/^bearer /, '');
  expect(await isSignedIn(campus.portal, bearer)).toBe(true);

  await me(page).click();
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

test('RT-3 a page locked in a session of the central login opens with the password there, and is the same page', async ({
  campus,
  page,
}) => {
  await page.goto(`${campus.portal}${at.personal}`);
  const token = tokenSeen(page);
  await page.getByRole('button', { name: /统一/ }).click();
  await signInAtCas(page, 'student', 'central-1');
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  const locked = ((await token) ?? '').replace(/^bearer /, '');
  await expect(me(page)).toBeVisible();
  await me(page).click();
  await page.getByRole('menuitem', { name: /锁屏/ }).click();
  await expect(page).toHaveURL(/#\/lock$/);
  await page.getByRole('button', { name: '重新认证解锁' }).click();
  await signInAtCas(page, 'student', 'central-1');
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  await expect(me(page)).toBeVisible();
  expect(await isSignedIn(campus.portal, locked)).toBe(false);
});

test('RT-3 a session that ends while its page is locked is opened by the password at the central login, not by its memory', async ({
  campus,
  page,
}) => {
  await comeIn(page, campus);
  await me(page).click();
  await page.getByRole('menuitem', { name: /锁屏/ }).click();
  await expect(page).toHaveURL(/#\/lock$/);
  await endElsewhere(campus);
  await expect(page).toHaveURL(/#\/login/);
  await page.getByRole('button', { name: /统一/ }).click();
  await signInAtCas(page, 'student', 'central-1');
  await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  await expect(me(page)).toBeVisible();
});

test('SE-3 SE-7 what was typed when a session of the central login ended is back on the same page after going there again', async ({
  campus,
  page,
}) => {
  await comeIn(page, campus);
  await typeFolderName(page, campus.portal);
  await endElsewhere(campus);
  await goToSignIn(page, campus.portal);
  // The central login still knows them, and sends them back without a question.
  const asked = page.waitForRequest((request) => request.url().startsWith(`${campus.cas.url}/login`));
  await page.getByRole('button', { name: /统一/ }).click();
  await asked;
  await expectFolderDraft(page, campus.portal);
});

test('SE-7 an administrator tries the central login, is told why an address does not do, and saves: the sign-in page offers it', async ({
  browser,
  campus,
  page,
}) => {
  await useCentralLogin(campus, null);
  const tokens = await callApi(session.signIn, { account: 'admin', password }, undefined, campus.portal);
  const context = await browser.newContext({ storageState: stateOf(tokens, campus.portal) });
  const admin = await context.newPage();
  await admin.goto(`${campus.portal}${sectionAt('signOn')}`);
  await admin.getByRole('switch', { name: '使用统一认证登录' }).click();
  const told = async (url: string, verdict: string, said: RegExp) => {
    await admin.getByLabel('认证平台地址').fill(url);
    await admin.getByRole('button', { name: '测试连接' }).click();
    await expect(admin.getByText(verdict, { exact: true })).toBeVisible();
    await expect(admin.getByText(said)).toBeVisible();
  };
  await told(`http://127.0.0.1:${await freePort()}/cas`, '连接失败', /主机拒绝或中断了连接，请检查端口和防火墙/);
  await told(campus.portal, '连接失败', /该地址有应答，但不是/);
  await page.goto(`${campus.portal}${at.login}`);
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  const offered = page.getByRole('button', { name: '统一身份认证登录' });
  await expect(offered).toHaveCount(0);

  await told(campus.cas.url, '连接成功', /认证服务器应答正常/);
  await admin.getByRole('button', { name: '保存' }).click();
  await expect(admin.getByText('登录设置已保存')).toBeVisible();
  await page.reload();
  await expect(offered).toBeVisible();
  await offered.click();
  await expect(page).toHaveURL(new RegExp(`^${campus.cas.url}/login`));
  await context.close();
});

test.describe('where the portal asks the central login silently', () => {
  test.use({ gateway: true });

  test('SE-7 whoever is signed in there comes in without typing, on the page asked for', async ({ campus, page }) => {
    await page.goto(`${campus.cas.url}/login`);
    await signInAtCas(page, 'student', 'central-1');
    await expect(page.getByText(/successfully/)).toBeVisible();
    await page.goto(`${campus.portal}${at.personal}`);
    await expect(me(page)).toBeVisible();
    await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
  });

  test('SE-7 whoever is not sees the sign-in form, is asked about once, and still reaches the page', async ({
    campus,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${campus.cas.url}/login`)) asked.push(request.url());
    });
    const back = page.waitForResponse((response) => response.url().startsWith(`${campus.portal}/sso/cas`));
    await page.goto(`${campus.portal}${at.personal}`);
    await back;
    await expect(page).toHaveURL(/#\/login/);
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(page.url()).not.toContain('signOnError');
    await page.reload();
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
    await signInByForm(page, 'student');
    await expect(page).toHaveURL(`${campus.portal}${at.personal}`);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '').searchParams.get('gateway')).toBe('true');
  });
});
