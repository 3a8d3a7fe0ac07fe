import type { Page } from '@playwright/test';
import { hallAt } from './lib/own-service.ts';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** Whose morning it is, and one service for each way of opening. */
const mornings = [
  {
    account: 'student',
    name: '李沐阳',
    framed: '选课中心',
    popup: '运动场馆预约',
    tab: '成绩查询',
    question: '期末考了多少分',
    found: '成绩查询',
  },
  {
    account: 'teacher',
    name: '陈思齐',
    framed: '教职工请假',
    popup: '运动场馆预约',
    tab: '电子资源',
    question: '在校外怎么看论文数据库',
    found: '电子资源',
  },
] as const;
const accounts = mornings.map(({ account }) => account);
const widths = [390, 1366] as const;

const inHall = async (page: Page, name: string) => {
  await page.goto(hallAt(name));
  return page.getByRole('list', { name: '服务列表' }).getByRole('link', { name, exact: true });
};

for (const { account, name, framed, popup, tab, question, found } of mornings)
  for (const width of widths)
    test(`HM-1 HL-15 a ${account}'s morning at ${width} px: what is due, a thing done in each opening mode, a service found by a sentence, a minute offline`, async ({
      as,
    }) => {
      const page = await as(account);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at.home);

      await test.step('what is next and due stands first and leads on', async () => {
        const today = page.getByRole('region', { name: '今天' });
        await expect(today.getByRole('link').first()).toBeInViewport();
        for (const link of await today.getByRole('link').all()) await expect(link).toHaveAttribute('href', /.+/);
      });

      await test.step('in a frame of the page', async () => {
        await (await inHall(page, framed)).click();
        await page.getByRole('link', { name: '去办理' }).click();
        const visitor = page.frameLocator(`iframe[title="${framed}"]`).getByRole('region', { name: '来访者' });
        await expect(visitor).toContainText(name);
      });

      await test.step('in a pop-up, where a court is booked', async () => {
        const link = await inHall(page, popup);
        const opened = page.waitForEvent('popup');
        await link.click();
        const window = await opened;
        await expect(window.getByRole('region', { name: '来访者' })).toContainText(`账号 ${account}`);
        const days = window.getByLabel('日期').getByRole('option');
        // Each morning and each retry books another day.
        const mine = 1 + accounts.indexOf(account) * widths.length + widths.indexOf(width);
        const day = mine + test.info().retry * accounts.length * widths.length;
        await window.getByLabel('日期').selectOption({ index: day % (await days.count()) });
        await window.getByRole('button', { name: '提交预约' }).click();
        await expect(window.getByRole('cell', { name: '预约成功' }).first()).toBeVisible();
        await window.close();
      });

      await test.step('in a new tab', async () => {
        const link = await inHall(page, tab);
        const opened = page.context().waitForEvent('page');
        await link.click();
        const other = await opened;
        await expect(other.getByRole('region', { name: '来访者' })).toContainText(name);
        await other.close();
      });

      await test.step('a service found by a sentence', async () => {
        await expect(await inHall(page, question)).toHaveCount(0);
        await expect(page.getByRole('link', { name: found, exact: true }).first()).toBeVisible();
      });

      await test.step('a minute offline', async () => {
        await page.goto(at.home);
        await expect(page.getByRole('region', { name: '今天' })).toBeVisible();
        await page.context().setOffline(true);
        const bar = page.getByText('网络已断开，已打开的内容仍可查看');
        await expect(bar).toBeVisible({ timeout: 2_000 });
        await expect(page.getByRole('region', { name: '今天' })).toBeVisible();
        await page.context().setOffline(false);
        await expect(bar).toBeHidden();
      });
    });
