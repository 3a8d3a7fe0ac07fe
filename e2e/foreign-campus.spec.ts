import type { Page } from '@playwright/test';
import { localhost } from './lib/address.ts';
import { hallAt } from './lib/own-service.ts';
import { sessionOf } from './lib/people.ts';
import { expect, stateOf, test } from './lib/test.ts';

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

test('HL-15 a system in a frame knows who came, also where the portal’s name is another site than the campus', async ({
  visitor,
}) => {
  const page = await visitor({ storageState: stateOf(await sessionOf('student'), localhost), baseURL: localhost });
  const link = await inHall(page, '选课中心');
  await link.click();
  await page.getByRole('link', { name: '去办理' }).click();
  const frame = page.frameLocator('iframe[title="选课中心"]');
  await expect(frame.getByRole('region', { name: '来访者' })).toContainText('李沐阳');
});

test('HL-15 signing in inside a frame of another site lasts there: by ticket, by code flow, and after a reload', async ({
  visitor,
}) => {
  const page = await visitor({ storageState: stateOf(await sessionOf('student'), localhost), baseURL: localhost });
  await (await inHall(page, '校园邮箱')).click();
  await page.getByRole('link', { name: '去办理' }).click();
  const frame = page.frameLocator('iframe[title="校园邮箱"]');
  const who = frame.getByRole('region', { name: '来访者' });

  await test.step('way 2: the password once, inside the frame', async () => {
    await frame.getByLabel('账号').fill('student');
    await frame.getByLabel('密码').fill('Campus@2026');
    await frame.getByRole('button', { name: '登录' }).click();
    await expect(who).toContainText('方式 2');
    await expect(who).toContainText('李沐阳');
  });

  await test.step('way 3: the code flow of another system finds the same session', async () => {
    await frame.getByRole('link', { name: '云岭大学业务系统' }).click();
    await frame.getByRole('link', { name: '算力平台' }).click();
    await expect(who).toContainText('方式 3');
    await expect(who).toContainText('李沐阳');
  });

  await test.step('the frame is loaded again and asks for no password', async () => {
    await page.reload();
    await expect(who).toContainText('方式 2');
  });
});
