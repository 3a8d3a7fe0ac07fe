import type { Locator, Page } from '@playwright/test';
import { users } from '@yizhan/contract/calls/users.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { password } from './lib/address.ts';
import { callApiRaw } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, signIn, tokenOf } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

/** What a page that exists says is gone before another address answers. */
async function openAnother(page: Page) {
  await page.goto(at.noPower);
  await expect(page.getByRole('heading', { name: '您没有访问该页面的权限' })).toBeVisible();
}

// What the student’s browser shows, one page after the other.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test('RO-3 GD-4 RT-6 a configuration page that is not in one’s menu is noPower, and its calls are refused', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    await page.goto(sectionAt('users'));
    await expect(page).toHaveURL(/#\/home\/noPower\?page=%2FuserFrameConfig%2Fmanage%2Fusers$/);
    await expect(page.getByRole('heading', { name: '您没有访问该页面的权限' })).toBeVisible();
    await expect(page.getByText('打开它需要配置菜单中的「用户管理」。')).toBeVisible();
    const answer = await callApiRaw(users.list, {}, await tokenOf('student'));
    expect([answer.http, answer.result]).toEqual([403, null]);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(at.home);
  });

  test('RT-7 a navigation entry opens its stored page inside the portal', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '校历' }).click();
    await expect(page).toHaveURL(/#\/home\/navIfram\?id=\d+$/);
    const frame = page.frameLocator('iframe[title="校历"]');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: '校历' })).toHaveAttribute('aria-current', 'page');
    const sandbox = await page.locator('iframe').getAttribute('sandbox');
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
  });

  test('a group of the top bar opens by keys and leads to its page, where it is marked', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    const group = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '校园信息' });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '校园要闻' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/home\/guides$/);
    await expect(group).toHaveAttribute('aria-current', 'true');
  });

  test('RT-7 an id that does not exist, and an address instead of an id, show nothing but the reason', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    await page.goto('/#/home/navIfram?id=987654321');
    await expect(page.getByText('内容不存在或已被删除')).toBeVisible();
    await page.goto('/#/home/iframPage?id=https://example.com/');
    await expect(page.getByText('缺少要打开的应用')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('a page that does not exist says so inside the portal', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await openAnother(page);
    await page.goto('/#/home/noSuchPage');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  });

  test('Ctrl+K offers nothing one may not open, and Escape leads back', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    await expect(page.locator('.yz-watermark')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option')).toHaveText([
      ...['首页', '服务大厅', '校历', '校园要闻校园信息', '办事指南校园信息', '无障碍浏览校园信息'],
      ...['修改密码', '退出登录'],
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

// What an administrator’s browser shows.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test('RT-10 the footer stands on the home page, not on configuration and framed pages', async ({ sharedPage }) => {
    const page = await sharedPage('admin');
    const footer = page.getByText('滇公网安备 53000000000000 号').filter({ visible: true });
    await page.goto(at.home);
    await expect(footer).toBeVisible();
    await expect(page.getByRole('heading', { name: '联系我们' })).toBeVisible();
    for (const path of [sectionAt('users'), sectionAt('settings'), sectionAt('cardBusinessConfig'), '/#/home/navIfram?id=987654321']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/用户管理|学校设置|卡片配置|内容不存在/);
      await expect(footer).toHaveCount(0);
    }
  });

  test('GD-4 what no entry opens is no page at its own address, and leads back to administration', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('admin');
    for (const path of [
      '/#/userFrameConfig/manage/noSuchSection',
      '/#/userFrameConfig/manage/users/zzz',
      '/#/gallery',
    ]) {
      await openAnother(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      await expect(page).toHaveTitle(/页面不存在/);
      expect(page.url()).toContain(path);
    }
    await page.goto('/#/userFrameConfig/manage/noSuchSection');
    await page.getByRole('link', { name: '返回管理' }).click();
    await expect(page).toHaveURL(/#\/userFrameConfig\/(?!manage\/noSuch)/);
  });

  test('Ctrl+K finds a page and Enter opens it', async ({ sharedPage }) => {
    const page = await sharedPage('admin');
    await page.goto(at.home);
    await expect(page.locator('.yz-watermark')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    const words = page.getByRole('combobox', { name: '搜索服务、页面与功能' });
    await expect(words).toBeFocused();
    await words.fill('字典');
    await expect(page.getByRole('option', { selected: true })).toHaveText('数据字典');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible();
    await expect(page).toHaveURL(sectionAt('dictionary'));
  });
});

test('GD-4 an entry opens its own page and no other', async ({ as }) => {
  const page = await as('news_editor');
  await page.goto(sectionAt('cardBusinessConfig'));
  await expect(page.getByRole('heading', { level: 1, name: '卡片配置' })).toBeVisible();
  await page.goto(sectionAt('settings'));
  await expect(page).toHaveURL(/#\/home\/noPower/);
});

test('RT-7 a framed page that may not have come has a way out after 10 s', async ({ as }) => {
  const page = await as('student');
  await page.clock.install();
  await page.goto(at.home);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '校历' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  const wayOut = page.getByRole('link', { name: '打不开？新窗口打开' });
  await expect(wayOut).toBeHidden();
  await page.clock.fastForward(limits.frameFallbackMs);
  await expect(wayOut).toHaveAttribute('href', /\/calendar$/);
});

for (const [name, path] of [
  ['login', at.login],
  ['message detail', '/#/generalDetailsTow'],
  ['deleted message', '/#/deleteNoPag'],
] as const) {
  test(`RT-10 the page ${name} has the copyright line only`, async ({ page }) => {
    await page.goto(path);
    await showsCopyrightOnly(page);
  });
}

test('RT-10 the lock has the copyright line only', async ({ as }) => {
  const page = await as(await signIn((await aPerson()).account));
  await page.goto('/#/lock');
  await expect(page.getByLabel('解锁密码')).toBeVisible();
  await showsCopyrightOnly(page);
});

async function showsCopyrightOnly(page: Page) {
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} 云岭大学 版权所有/);
  await expect(page.getByRole('contentinfo')).toContainText('滇ICP备00000000号');
  await expect(page.getByRole('heading', { name: '联系我们' })).toHaveCount(0);
}

test('the first Tab offers to skip to the content', async ({ as }) => {
  const page = await as('student');
  await page.goto(at.home);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '调整首页' })).toBeFocused();
});

test('ER-2 ER-4 without a network the toast says E-N00001Q, once however often one tries', async ({ as }) => {
  const page = await as('teacher');
  await page.goto(at.security);
  const button = page.getByRole('button', { name: '陈思齐 的账号与设置' });
  await button.click();
  await expect(page.getByRole('menuitemradio', { name: /职员/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('menuitemradio', { name: /职员/ }).click();
  const toast = page.getByText('E-N00001Q：当前网络不可用，请检查你的网络设置');
  await expect(toast).toBeVisible();
  await button.click();
  await page.getByRole('menuitemradio', { name: /职员/ }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

/** As after an upgrade: what the page would load now is not there any more. */
const scripts = '**/assets/*.js';
const takeScriptsAway = (page: Page) => page.route(scripts, (route) => route.fulfill({ status: 404 }));
const upgraded = '系统刚刚更新';
const reload = (place: Page | Locator) => place.getByRole('button', { name: '刷新页面' });

test('AP-4 a page whose script is gone after an upgrade offers to reload, and then opens', async ({ as }) => {
  const page = await as('auditor');
  await page.goto(at.home);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await takeScriptsAway(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '校历' }).click();
  await expect(page.getByRole('heading', { name: upgraded })).toBeVisible();
  await page.unroute(scripts);
  await reload(page).click();
  await expect(page.locator('iframe[title="校历"]')).toBeVisible();
});

test('AP-4 a section of administration whose script is gone offers to reload, and then opens', async ({ as }) => {
  const page = await as('admin');
  await page.goto(sectionAt('roles'));
  await expect(page.getByRole('heading', { level: 1, name: '角色与权限' })).toBeVisible();
  await takeScriptsAway(page);
  await page.getByRole('link', { name: '数据字典' }).click();
  await expect(page.getByRole('heading', { name: upgraded })).toBeVisible();
  await page.unroute(scripts);
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible();
});

test('AP-4 an announcement whose script is gone leaves its card and opens when it is back; arranging the page offers to reload', async ({
  as,
}) => {
  const page = await as('auditor');
  await page.goto(at.home);
  const line = page.locator('[data-card="announcements"]').getByRole('listitem').getByRole('button').first();
  await expect(line).toBeVisible();
  await takeScriptsAway(page);
  await line.click();
  await expect(page.getByRole('alert').filter({ hasText: upgraded })).toBeVisible();
  await expect(reload(page)).toBeVisible();
  await expect(line).toBeVisible();
  await page.unroute(scripts);
  await line.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await takeScriptsAway(page);
  await page.getByRole('button', { name: '调整首页' }).click();
  await expect(page.getByRole('heading', { name: upgraded })).toBeVisible();
  // The hint of before may still stand.
  await expect(reload(page.getByRole('main'))).toBeVisible();
});

test('AP-4 ER-2 signing in whose script is gone offers to reload, and is not called a missing network', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(at.login);
  const signIn = page.getByRole('button', { name: '登录', exact: true });
  await expect(signIn).toBeVisible();
  await takeScriptsAway(page);
  await signInByForm(page, 'auditor', password);
  await expect(page.getByRole('alert')).toContainText(upgraded);
  await expect(reload(page)).toBeVisible();
  // The form stands, and works as soon as the scripts are back.
  await page.unroute(scripts);
  await signIn.click();
  await expect(page).toHaveURL(at.home);
});
