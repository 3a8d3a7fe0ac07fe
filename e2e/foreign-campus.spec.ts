import type { Page } from '@playwright/test';
import { hallAt } from './lib/own-service.ts';
import { expect, test } from './lib/test.ts';

const inHall = async (page: Page, name: string) => {
  await page.goto(hallAt(name));
  const link = page.getByRole('list', { name: '服务列表' }).getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  return link;
};

test('HL-15 SO-1 a student opens a service in each opening way, the foreign system knows who came, and a court is booked', async ({
  as,
}) => {
  const page = await as('student');

  await test.step('1001: in a frame of the page', async () => {
    await (await inHall(page, '选课中心')).click();
    await page.getByRole('link', { name: '去办理' }).click();
    const frame = page.frameLocator('iframe[title="选课中心"]');
    await expect(frame.getByRole('region', { name: '来访者' })).toContainText('李沐阳');
    await expect(frame.getByRole('region', { name: '来访者' })).toContainText('方式 5');
    await frame.getByLabel('事由与说明').fill('补选一门通识课');
    await frame.getByRole('button', { name: '提交申请' }).click();
    await expect(frame.getByRole('cell', { name: '受理中' }).first()).toBeVisible();
  });

  await test.step('1002: in a pop-up', async () => {
    const link = await inHall(page, '运动场馆预约');
    const opened = page.waitForEvent('popup');
    await link.click();
    const popup = await opened;
    await expect(popup.getByRole('region', { name: '来访者' })).toContainText('账号 student');
    // What an earlier try of this test booked is taken.
    await popup.getByLabel('日期').selectOption({ index: 1 + test.info().retry });
    await popup.getByRole('button', { name: '提交预约' }).click();
    await expect(popup.getByRole('cell', { name: '预约成功' }).first()).toBeVisible();
    await popup.close();
  });

  await test.step('1003: in a new tab, through the central login of the campus', async () => {
    const link = await inHall(page, '成绩查询');
    const opened = page.context().waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole('region', { name: '来访者' })).toContainText('方式 2');
    await expect(tab.getByRole('region', { name: '来访者' })).toContainText('李沐阳');
    await expect(tab.getByRole('cell', { name: '高等数学 A' })).toBeVisible();
  });
});

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
