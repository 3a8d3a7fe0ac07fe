import type { Page } from '@playwright/test';
import { kept } from './lib/kept.ts';
import { lockByKeyboard } from './lib/lock.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

async function beside(page: Page, path: string) {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByRole('navigation', { name: '主导航' })).toBeVisible();
  return other;
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账号与设置` });

test('SE-5 signing out in one tab signs out in all: none shows anything, none keeps a token', async ({ as }) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.home);
  const other = await beside(page, at.personal);
  await menuOf(page, someone.name).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(at.loggedOut);
    await expect(tab.getByRole('heading', { name: '账号登录' })).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => kept(tab, 'token')).toBeUndefined();
  }
});

test('SE-5 signing out on the lock page signs out in all tabs', async ({ as }) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.home);
  const other = await beside(page, at.personal);
  await lockByKeyboard(page);
  await expect(other).toHaveURL(/#\/lock$/);
  await other.getByRole('button', { name: '退出登录' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(at.loggedOut);
});

test('SE-4 signed out elsewhere, both tabs say so; signing in again in one opens both, each at its page', async ({
  as,
}) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.home);
  const other = await beside(page, at.personal);
  const elsewhere = await as(await signIn(someone.account));
  await elsewhere.goto(at.security);
  await elsewhere.getByRole('button', { name: '其他设备全部下线' }).first().click();
  await elsewhere.getByRole('alertdialog').getByRole('button').last().click();
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await signInByForm(page, someone.account);
  await expect(page).toHaveURL(at.home);
  await expect(other).toHaveURL(at.personal);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
});

test('somebody else signs in where one signed out: every tab is theirs', async ({ as }) => {
  const [first, second] = [await aPerson(), await aPerson()];
  const page = await as(await signIn(first.account));
  await page.goto(at.home);
  const other = await beside(page, at.home);
  await menuOf(page, first.name).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(other).toHaveURL(at.loggedOut);
  await signInByForm(page, second.account);
  for (const tab of [page, other]) {
    await expect(menuOf(tab, second.name)).toBeVisible();
    await expect(menuOf(tab, first.name)).toHaveCount(0);
  }
});
