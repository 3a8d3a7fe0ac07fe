import type { Page } from '@playwright/test';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** How much of the page stands beside the window. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const sections = {
  affairs: '我的事务',
  messages: '我的消息',
  applications: '我的申请',
  favourites: '我的收藏',
  ratings: '我的评价',
  feedback: '我的咨询反馈',
  agenda: '我的日程',
  personalData: '个人数据',
  profile: '学校登记的资料',
  security: '登录记录',
  personalisation: '个性化',
  privacy: '谁查看过我的数据',
} as const;

test('PC-1 PC-4 all sections of the personal centre fit every width, and one downloads one’s own data', async ({
  as,
}) => {
  const page = await as('student');
  for (const width of [390, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [section, heading] of Object.entries(sections)) {
      await test.step(`${section} at ${width}`, async () => {
        await page.goto(`${at.personal}?section=${section}`);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        const list = page.getByRole('navigation', { name: '个人中心栏目' });
        await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
        expect(await beyond(page)).toBeLessThanOrEqual(0);
      });
    }
  }
  await page.goto(`${at.personal}?section=privacy`);
  await page.getByRole('button', { name: '准备文件' }).click();
  const link = page.getByRole('link', { name: /^下载/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('我的个人数据.zip');
});

test('PC-1 PC-8 whoever imports and exports has a section for it that fits every width, its tab in sight on a phone', async ({
  as,
}) => {
  const page = await as('import_operator');
  const tab = page.getByRole('navigation', { name: '个人中心栏目' }).locator('[aria-current]');
  for (const width of [390, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${at.personal}?section=bulkJobs`);
    await expect(page.getByRole('heading', { name: '我的导入导出', exact: true })).toBeVisible();
    if (width === 390) await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  }
});
