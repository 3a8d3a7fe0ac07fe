import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { limits } from '@yizhan/contract/limits.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { lanName } from './lib/lan-name.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signInByForm } from './lib/sign-in-form.ts';

// A portal is started first, once for all.
base.describe.configure({ mode: 'default' });

/** A machine without a network has no address but its own: there a name leads to it, which is no secure origin either. */
const host =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? lanName;

async function startPortal() {
  const { url, stop } = await startOwnProduct({ HOST: '0.0.0.0' });
  return { value: url.replace('127.0.0.1', host), dispose: stop };
}

const test = base.extend<{ portal: string }>({
  portal: [async ({ perFile }, use) => use(await perFile('portal', startPortal)), { timeout: 120_000 }],
});

async function comeIn(page: Page, portal: string, account: string) {
  await page.goto(`${portal}${at.login}`);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
  const sent = page.waitForRequest('**/auth/auth/modelLogin');
  await signInByForm(page, account);
  await expect(page).toHaveURL(`${portal}${at.home}`);
  return sent;
}

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(`yizhan-${key}`), name);

test('CL-4 CL-7 on plain http in the school’s network people sign in sealed, and what is kept is sealed, too', async ({
  page,
  portal,
}) => {
  const request = await comeIn(page, portal, 'student');
  expect(request.headers()['request-id']).toMatch(/^[0-9a-f-]{36}\.\d{13}\.\S+$/);
  expect(Object.keys(request.postDataJSON() as object)).toEqual(['data']);
  const answer = (await (await request.response())?.json()) as object;
  expect(Object.keys(answer).sort()).toEqual(['data', 'requestId', 'sign']);
  for (const name of ['session', 'refreshToken', 'token'])
    await expect.poll(() => kept(page, name), { message: name }).toMatch(/^\d{10}[\w+/=]+$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('李沐阳');
  await page.reload();
  await expect(page.getByRole('button', { name: '李沐阳 的账号与设置' })).toBeVisible();
});

test('RT-3 on plain http in the school’s network the page locks in every tab and opens by the password', async ({
  page,
  portal,
}) => {
  // From then on the page hears what other tabs do.
  const watched = page.waitForResponse(/getSessionValidTime/);
  await comeIn(page, portal, 'teacher');
  await watched;
  await page.goto(`${portal}${at.personal}`);
  const other = await page.context().newPage();
  await other.goto(`${portal}${at.home}`);
  await expect(other.locator('[data-card]').first()).toBeVisible();
  await other.getByRole('button', { name: /的账号与设置/ }).click();
  await other.getByRole('menuitem', { name: /锁屏/ }).click();
  for (const tab of [page, other]) await expect(tab.getByLabel('解锁密码')).toBeVisible();
  await page.getByLabel('解锁密码').fill(password);
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page).toHaveURL(`${portal}${at.personal}`);
  await expect(other).toHaveURL(`${portal}${at.home}`);
});

test('on plain http in the school’s network copying works', async ({ page, portal }) => {
  await comeIn(page, portal, 'admin');
  await page.goto(`${portal}${sectionAt('users')}?keyword=student`);
  await page.getByRole('button', { name: '李沐阳 的操作' }).click();
  await page.getByRole('menuitem', { name: '生成登录链接' }).click();
  const dialog = page.getByRole('dialog', { name: /链接/ });
  const link = await dialog.locator('output').innerText();
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  const box = page.getByPlaceholder('姓名、账号或学工号');
  await box.fill('');
  await box.press('Control+v');
  // The field takes no more than its limit.
  await expect(box).toHaveValue(link.slice(0, limits.nameLength));
});
