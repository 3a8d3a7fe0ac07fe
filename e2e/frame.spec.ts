import type { Locator, Page } from '@playwright/test';
import { users } from '@yizhan/contract/calls/users.ts';
import { password } from './lib/address.ts';
import { callApiRaw } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

test('RO-3 GD-4 RT-6 RT-7 ER-2 ER-4 a teacher skips to the content, opens a framed page, is refused a section, and is told once that the network is away', async ({
  as,
}) => {
  const page = await as('teacher');
  await page.goto(at.home);
  await expect(page.locator('[data-card]').first()).toBeVisible();

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: '跳到正文' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '调整首页' })).toBeFocused();
  });

  await test.step('an entry of the navigation opens its stored page inside the portal', async () => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '校历' }).click();
    await expect(page).toHaveURL(/#\/home\/navIfram\?id=\d+$/);
    await expect(page.frameLocator('iframe[title="校历"]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: '校历' })).toHaveAttribute('aria-current', 'page');
    const sandbox = await page.locator('iframe').getAttribute('sandbox');
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
  });

  await test.step('a section that is not in one’s menu is noPower, and its calls are refused', async () => {
    await page.goto(sectionAt('users'));
    await expect(page).toHaveURL(/#\/home\/noPower\?page=%2FuserFrameConfig%2Fmanage%2Fusers$/);
    await expect(page.getByRole('heading', { name: '您没有访问该页面的权限' })).toBeVisible();
    await expect(page.getByText('打开它需要配置菜单中的「用户管理」。')).toBeVisible();
    const answer = await callApiRaw(users.list, {}, await tokenOf('teacher'));
    expect([answer.http, answer.result]).toEqual([403, null]);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(at.home);
  });

  await test.step('without a network the toast says E-N00001Q, once however often one tries', async () => {
    const button = page.getByRole('button', { name: '陈思齐 的账号与设置' });
    const identity = page.getByRole('menuitemradio', { name: /职员/ });
    await button.click();
    await expect(identity).toBeVisible();
    await page.context().setOffline(true);
    await identity.click();
    const toast = page.getByText('E-N00001Q：当前网络不可用，请检查你的网络设置');
    await expect(toast).toBeVisible();
    await button.click();
    await identity.click();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(toast).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
  });
});

test('GD-4 what no entry opens is no page at its own address, and leads back to administration', async ({ as }) => {
  const page = await as('admin');
  for (const path of [
    '/#/gallery',
    `${sectionAt('users')}/zzz`,
    sectionAt('users').replace('users', 'noSuchSection'),
  ]) {
    // The content of an existing page is gone before another address answers.
    await page.goto(at.noPower);
    await expect(page.getByRole('heading', { name: '您没有访问该页面的权限' })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await expect(page).toHaveTitle(/页面不存在/);
    expect(page.url()).toContain(path);
  }
  await page.getByRole('link', { name: '返回管理' }).click();
  await expect(page).toHaveURL(/#\/userFrameConfig\/(?!manage\/noSuch)/);
});

/** As after an upgrade: the scripts the page would load no longer exist. */
const scripts = '**/assets/*.js';
const takeScriptsAway = (page: Page) => page.route(scripts, (route) => route.fulfill({ status: 404 }));
const upgraded = '系统刚刚更新';
const reload = (place: Page | Locator) => place.getByRole('button', { name: '刷新页面' });

test('AP-4 ER-2 where a script is gone after an upgrade, signing in, a dialog and a page each offer to reload, and then work', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(at.login);
  const signIn = page.getByRole('button', { name: '登录', exact: true });
  await expect(signIn).toBeVisible();
  await takeScriptsAway(page);
  await signInByForm(page, 'auditor', password);
  // Not reported as a network failure.
  await expect(page.getByRole('alert')).toContainText(upgraded);
  await expect(reload(page)).toBeVisible();
  await page.unroute(scripts);
  await signIn.click();
  await expect(page).toHaveURL(at.home);

  const changePassword = async () => {
    await page.getByRole('button', { name: /的账号与设置$/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
  };
  await expect(page.getByRole('button', { name: /的账号与设置$/ })).toBeVisible();
  await takeScriptsAway(page);
  await changePassword();
  await expect(page.getByRole('alert').filter({ hasText: upgraded })).toBeVisible();
  await page.unroute(scripts);
  await changePassword();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await takeScriptsAway(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '校历' }).click();
  await expect(page.getByRole('heading', { name: upgraded })).toBeVisible();
  await page.unroute(scripts);
  // The earlier notice may still be visible.
  await reload(page.getByRole('main')).click();
  await expect(page.locator('iframe[title="校历"]')).toBeVisible();
});
