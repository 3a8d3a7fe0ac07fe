import type { Page } from '@playwright/test';
import { phone } from './lib/measure.ts';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const todos = (page: Page) => page.getByRole('region', { name: '我的事务' });
const rows = (page: Page) => todos(page).locator('.affair-list').getByRole('listitem');
const tabOf = (page: Page, name: string) => todos(page).getByRole('tab', { name: new RegExp(`^${name}`) });

test('CD-SIGN-1 a tab of the card leads to the same tab of the personal centre, which is paged and searched, on a phone too', async ({
  as,
}) => {
  const page = await as('student');
  await page.goto(at.home);
  await tabOf(page, '已完成').click();
  await todos(page).getByRole('link', { name: '查看全部「已完成」' }).click();
  await expect(page).toHaveURL(`${at.personal}?tab=DONE`);
  await expect(tabOf(page, '已完成')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: '我的事务', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toHaveCount(20);
  const left = Number(/\d+/.exec(await tabOf(page, '已完成').innerText())?.[0]) - 20;

  const first = await rows(page).first().innerText();
  await todos(page).getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(rows(page)).toHaveCount(left);
  await page.setViewportSize(phone);
  await page.reload();
  await expect(rows(page)).toHaveCount(left);
  await expect(tabOf(page, '已完成')).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(rows(page)).toHaveCount(20);
  expect((await rows(page).first().innerText()).split('\n')[0]).toBe(first.split('\n')[0]);

  const box = todos(page).getByRole('textbox', { name: '搜索标题或事项' });
  await box.fill('宿舍报修');
  await box.press('Enter');
  await expect(todos(page).getByRole('status')).toHaveText('找到 3 条');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('宿舍报修');
  await box.fill('%');
  await box.press('Enter');
  await todos(page).getByRole('button', { name: '清除条件' }).click();
  await expect(rows(page)).toHaveCount(20);
  await expect(box).toHaveValue('');
});
