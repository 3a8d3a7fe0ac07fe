import type { Page } from '@playwright/test';
import { hallAt } from './lib/own-service.ts';
import { expect, test } from './lib/test.ts';

const inHall = async (page: Page, name: string) => {
  await page.goto(hallAt(name));
  const link = page.getByRole('list', { name: '服务列表' }).getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  return link;
};

test('HL-15 a plain link tells the foreign system nobody’s name, and whoever comes first signs in at its central login', async ({
  as,
}) => {
  const page = await as('teacher');
  const open = async (name: string) => {
    const link = await inHall(page, name);
    const opened = page.context().waitForEvent('page');
    await link.click();
    return opened;
  };

  await test.step('way 1', async () => {
    const popup = await open('校车时刻与预约');
    await expect(popup.getByRole('region', { name: '来访者' })).toContainText('没有人告诉我们您是谁');
    await popup.getByLabel('日期').selectOption({ index: 1 + test.info().retry });
    await popup.getByRole('button', { name: '提交预约' }).click();
    await expect(popup.getByRole('cell', { name: '预约成功' }).first()).toBeVisible();
    await popup.close();
  });

  await test.step('way 2: the password once, at the central login', async () => {
    const popup = await open('工资查询');
    await popup.getByLabel('账号').fill('teacher');
    await popup.getByLabel('密码').fill('Campus@2026');
    await popup.getByRole('button', { name: '登录' }).click();
    await expect(popup.getByRole('region', { name: '来访者' })).toContainText('陈思齐');
    await popup.close();
  });
});
