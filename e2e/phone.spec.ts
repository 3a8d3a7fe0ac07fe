import type { Page } from '@playwright/test';
import { barriers } from './lib/accessible.ts';
import { at, sectionAt } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';
import { Watch } from './lib/watch.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** By the person who opens them. */
const screens = {
  visitor: { landing: at.landing, login: at.login },
  student: { home: at.home, 'my to-dos': at.personal },
  admin: {
    services: sectionAt('services'),
    'search words': sectionAt('searchWords'),
    users: sectionAt('users'),
    'a new user': `${sectionAt('users')}?record=new`,
    roles: sectionAt('roles'),
    departments: sectionAt('departments'),
    dictionaries: sectionAt('dictionary'),
    settings: sectionAt('settings'),
    'card configuration': `${sectionAt('cards')}?id=1`,
  },
};

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const isTransitionOver = () => !document.getAnimations().some((animation) => animation instanceof CSSTransition);

const headings = async (page: Page) => (await page.locator('h1:visible, h2:visible').allInnerTexts()).join();

for (const [who, paths] of Object.entries(screens))
  test(`${Object.keys(paths).join(', ')}: nothing scrolls sideways at 390 px, and everything can be read and used, in the dark too`, async ({
    as,
    visitor,
  }) => {
    const page = who === 'visitor' ? await visitor(phone) : await as(who, phone);
    const watch = new Watch(page);
    const shown = new Set<string>();
    for (const [name, path] of Object.entries(paths)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeAttached();
      await watch.untilIdle();
      expect(await sideways(page), name).toBe(0);
      expect(await barriers(page), name).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body'), name).toHaveCSS('color-scheme', /dark/);
      // Half-way from light to dark no colour is the theme's.
      await page.waitForFunction(isTransitionOver);
      expect(await barriers(page), `${name} in the dark`).toEqual([]);
      expect(watch.faults, name).toEqual([]);
      shown.add(await headings(page));
    }
    // Each screen had replaced the previous one when it was checked.
    expect(shown.size).toBe(Object.keys(paths).length);
  });

test('on a phone the robot and the way back to the top lie beside what one came to press', async ({ as }) => {
  const page = await as('student', phone);
  await page.goto(at.home);
  const actions = page.getByRole('region', { name: '我的事务' }).getByText('去办理');
  await expect(actions.first()).toBeVisible();
  const robot = page.getByRole('button', { name: '问小站' });
  await expect(robot).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight));
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await expect(toTop).toBeVisible();
  const right = Math.max(
    ...(await actions.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))),
  );
  for (const floating of [robot, toTop])
    expect(await floating.evaluate((button) => button.getBoundingClientRect().left)).toBeGreaterThan(right);
});

test('on a phone an administrator goes by the bar under the thumb and the menu of administration, and opens a person and a card', async ({
  as,
}) => {
  const page = await as('admin', phone);
  await page.goto(at.home);
  const bar = page.getByRole('navigation', { name: '底部导航' });

  await test.step('the bar leads home, to the hall, to the to-dos and to oneself, where the rest of the navigation is', async () => {
    await expect(bar.getByRole('link')).toHaveText(['首页', '服务大厅', '待办', /会话$/]);
    await expect(bar.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', { name: '待办' }).click();
    await expect(page).toHaveURL(/PersonalCenter\?tab=TODO/);
    await expect(bar.getByRole('link', { name: '待办' })).toHaveAttribute('aria-current', 'page');
    const mine = bar.getByRole('button', { name: '账号与设置' });
    await mine.click();
    const group = page.getByRole('group', { name: '校园信息' });
    await expect(group.getByRole('menuitem')).toHaveText([
      '校园要闻',
      '办事指南',
      '权责清单',
      '效能监察',
      '无障碍浏览',
    ]);
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeAttached();
    await page.getByRole('menuitem', { name: '校历' }).click();
    await expect(page).toHaveURL(/navIfram/);
    await mine.click();
    await page.getByRole('menuitem', { name: '配置与管理' }).click();
    await expect(page).toHaveURL(/userFrameConfig/);
  });

  await test.step('the menu of administration is one press away', async () => {
    await page.getByRole('button', { name: '管理菜单' }).click();
    await page.getByRole('navigation', { name: '管理菜单' }).getByRole('link', { name: '数据字典' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: '管理菜单' })).toBeHidden();
  });

  await test.step('a person is found, opened and closed again', async () => {
    await page.goto(`${sectionAt('users')}?keyword=student`);
    await page.getByRole('button', { name: /^李沐阳 student/ }).click();
    const form = page.getByRole('dialog', { name: '李沐阳' });
    await expect(form.getByLabel('姓名')).toHaveValue('李沐阳');
    expect(await sideways(page)).toBe(0);
    await form.getByRole('button', { name: '关闭' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('a chosen card has the page to itself, and all cards are one press away', async () => {
    await page.goto(sectionAt('cards'));
    const row = page.getByRole('navigation', { name: '卡片', exact: true }).getByRole('button').last();
    await row.click();
    await expect(page.getByLabel('卡片名称')).toBeInViewport();
    await expect(page.locator('#chosen-card')).toBeFocused();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: '全部卡片' }).click();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
});
