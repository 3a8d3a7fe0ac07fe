import type { Page } from '@playwright/test';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { address, password } from './lib/address.ts';
import { lanName } from './lib/lan-name.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, aRole } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

/** Signs in by the form and checks that neither request nor response is readable on the wire. */
async function signInSealed(page: Page, account: string) {
  const sent = page.waitForRequest('**/auth/auth/modelLogin');
  await signInByForm(page, account);
  const request = await sent;
  expect(request.headers()['request-id']).toMatch(/^[0-9a-f-]{36}\.\d{13}\.\S+$/);
  expect(Object.keys(request.postDataJSON() as object)).toEqual(['data']);
  expect(request.postData()).not.toContain(password);
  const answer = (await (await request.response())?.json()) as object;
  expect(Object.keys(answer).sort()).toEqual(['data', 'requestId', 'sign']);
}

/** The stored session is not readable in the browser. */
async function expectSealedStorage(page: Page, account: string) {
  for (const name of ['session', 'refreshToken', 'token'])
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(`yizhan-${key}`), name), { message: name })
      .toMatch(/^\d{10}[\w+/=]+$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(account);
}

test('CL-4 CL-7 neither the password nor the token can be read on the way or in the storage; a page reloaded the moment somebody signed in stays signed in', async ({
  visitor,
}) => {
  const someone = await aPerson();
  const page = await visitor();
  await page.goto(at.login);
  await signInSealed(page, someone.account);
  await page.waitForURL(/#\/home\/homePage/);
  await page.reload();
  const menu = page.getByRole('button', { name: `${someone.name} 的账号与设置` });
  await expect(menu).toBeVisible();
  await expectSealedStorage(page, someone.account);
  await page.reload();
  await expect(menu).toBeVisible();
});

test('CL-4 CL-7 RT-3 on plain http in the school’s network people sign in sealed, copy, and lock every tab and open it by the password', async ({
  visitor,
}) => {
  const { id } = await aRole(['userFrameConfig/manage/users']);
  const [operator, someone] = [await aPerson([{ roleIds: [id] }]), await aPerson()];
  // A host name of this machine that is not a secure origin, as a school's own may be.
  const portal = address.replace('127.0.0.1', lanName);
  const page = await visitor({ baseURL: portal });
  await page.goto(at.login);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
  // From then on the page receives what other tabs do.
  const watched = page.waitForResponse(/getSessionValidTime/);
  await signInSealed(page, operator.account);
  await expect(page).toHaveURL(at.home);
  await watched;
  await expectSealedStorage(page, operator.account);
  await page.goto(`${sectionAt('users')}?keyword=${someone.account}`);
  await page.reload();

  await page.getByRole('button', { name: `${someone.name} 的操作` }).click();
  await page.getByRole('menuitem', { name: '生成登录链接' }).click();
  const dialog = page.getByRole('dialog', { name: /链接/ });
  const link = await dialog.locator('output').innerText();
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  const box = page.getByPlaceholder('姓名、账号或学工号');
  await box.fill('');
  await box.press('Control+v');
  // The field truncates at its limit.
  await expect(box).toHaveValue(link.slice(0, fieldLimits.nameLength));

  await page.goto(at.personal);
  const other = await page.context().newPage();
  await other.goto(at.home);
  await expect(other.locator('[data-card]').first()).toBeVisible();
  await other.getByRole('button', { name: /的账号与设置/ }).click();
  await other.getByRole('menuitem', { name: /锁屏/ }).click();
  for (const tab of [page, other]) await expect(tab.getByLabel('解锁密码')).toBeVisible();
  await page.getByLabel('解锁密码').fill(password);
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page).toHaveURL(at.personal);
  await expect(other).toHaveURL(at.home);
});
