import type { Page, Request } from '@playwright/test';
import { portal } from '@yizhan/contract/calls/portal.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { themes } from '@yizhan/contract/calls/themes.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { expect, test } from './lib/clocked.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';
import { signInByForm } from './lib/sign-in-form.ts';

// Starts a server of its own, once for all tests.
test.describe.configure({ mode: 'default' });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** One ticket check, and no second one. */
const ONE_CHECK = 31 * SECOND;
/** The shortest a school can set, so that few hours need to pass. */
const TEN_MINUTES = { expireTime: 600, lockMinutes: 0 };

const TICKET = '**/*SessionValidTime*';
const isRenewal = (request: Request) => request.url().includes('updateSessionValidTime');
const expired = (page: Page) => page.getByRole('alertdialog', { name: '登录已过期' });

test('SE-1 SE-2 OV-2 a sign-in that is used is renewed once fewer than 300 seconds are left; the fifth renewal in a row that fails opens the dialog with one button', async ({
  rules,
  signedIn,
  passTime,
}) => {
  await rules(TEN_MINUTES);
  const page = await signedIn('student', at.home);
  let renewals = 0;
  page.on('request', (request) => {
    if (isRenewal(request)) renewals += 1;
  });
  const oneMoreFails = async (dialogs: 0 | 1) => {
    const before = renewals;
    await page.mouse.move(200 + before, 200);
    await passTime(ONE_CHECK, page);
    await expect.poll(() => renewals).toBe(before + 1);
    await expect(expired(page)).toHaveCount(dialogs);
  };

  await passTime(4 * MINUTE + 40 * SECOND, page);
  await page.route(TICKET, (route) => route.abort('connectionrefused'));
  for (let failures = 1; failures <= 4; failures++) await oneMoreFails(0);
  await page.unroute(TICKET);
  const renewed = page.waitForResponse((response) => isRenewal(response.request()));
  await page.mouse.move(300, 300);
  await passTime(ONE_CHECK, page);
  expect(await (await renewed).json()).toMatchObject({ status: 1000, result: { expireTime: expect.any(Number) } });
  await expect(page.locator('[data-card]').first()).toBeVisible();

  await passTime(4 * MINUTE + 40 * SECOND, page);
  await page.route(TICKET, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  for (let failures = 1; failures <= 4; failures++) await oneMoreFails(0);
  await oneMoreFails(1);
  await expect(expired(page).getByRole('button')).toHaveText(['重新登录']);
});

test('SE-2 SE-3 OV-2 nobody there: a countdown, then in every tab the dialog with one button; signing in returns to the page', async ({
  rules,
  signedIn,
  openTab,
  passTime,
}) => {
  await rules(TEN_MINUTES);
  const page = await signedIn('admin', sectionAt('users'));
  const other = await openTab(page, at.home);
  await expect(other.locator('[data-card]').first()).toBeVisible();
  await passTime(6 * MINUTE, page);
  for (const tab of [page, other]) await expect(tab.getByText(/还有/).first()).toBeVisible();
  await passTime(4 * MINUTE + 5 * SECOND, page);
  for (const tab of [page, other]) {
    await expect(expired(tab)).toBeVisible();
    await expect(expired(tab).getByRole('button')).toHaveText(['重新登录']);
    await expect(expired(tab)).toContainText('登录已过期，请重新登录');
  }
  await page.keyboard.press('Escape');
  await expect(expired(page)).toBeVisible();
  await expired(page).getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/#\/login\?logout=true&isLogin=true$/);
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL((url) => `/${url.hash}` === sectionAt('users'));
});

test('RT-3 half an hour without anybody there locks the page', async ({ rules, signedIn, passTime }) => {
  await rules({ expireTime: 28_800, lockMinutes: 30 });
  const page = await signedIn('teacher', at.home);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await passTime(29 * MINUTE, page);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await passTime(MINUTE + 20 * SECOND, page);
  await expect(page).toHaveURL(/#\/lock$/);
});

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());

test('a festival and an emergency line begin and end in an open page as time passes', async ({
  rules,
  signedIn,
  passTime,
  server,
}) => {
  await rules({ expireTime: 86_400, lockMinutes: 0 });
  const page = await signedIn('student', at.home);
  const token = await signIn(server.url, 'admin', password);
  const { serverTime } = await callApi(session.boot, {}, undefined, server.url);
  const inMinutes = (minutes: number) =>
    new Date(Date.parse(`${serverTime.replace(' ', 'T')}Z`) + minutes * MINUTE)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
  const publish = async (drafted: { id: string; version: number }) =>
    void (await callApi(publishing.publish, drafted, token, server.url));
  const before = await brand(page);
  const asked = page.waitForResponse(/auth\/auth\/init/);
  const festival = { from: inMinutes(20), until: inMinutes(60) };
  await publish(
    await callApi(
      themes.submit,
      { content: { themeName: '元宵', themeColor: '#b3261e', festival } },
      token,
      server.url,
    ),
  );
  const window = { beginTime: festival.from, endTime: festival.until };
  await publish(
    await callApi(portal.submitAlert, { content: { title: '灯会期间南门只出不进', ...window } }, token, server.url),
  );
  await asked;
  const line = page.getByRole('region', { name: '紧急提示' });
  expect(await brand(page)).toBe(before);
  await expect(line).toHaveCount(0);

  await passTime(20 * MINUTE + portalLimits.windowJitterMs, page);
  await expect.poll(() => brand(page)).toBe('#b3261e');
  await expect(line).toContainText('灯会期间南门只出不进');

  await passTime(40 * MINUTE + portalLimits.windowJitterMs, page);
  await expect.poll(() => brand(page)).toBe(before);
  await expect(line).toHaveCount(0);
});
