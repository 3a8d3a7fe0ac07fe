import type { Page } from '@playwright/test';
import { departments } from '@yizhan/contract/calls/departments.ts';
import { barriers } from './lib/accessible.ts';
import { callApi } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { tokenOf, unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

test('RT-12 LS-1 LS-3 a department writes an item, it is reviewed and published, a visitor finds and prints it, and an older revision is brought back', async ({
  as,
  visitor,
}) => {
  const code = unique('JW').replace(/[^\w.-]/g, '');
  const own = (await callApi(departments.cards, {}, await tokenOf('dept_item_admin'))).find((one) => one.mayChange);

  const editor = await as('dept_item_admin');
  await editor.goto(sectionAt('dutyItems'));
  await editor.getByRole('button', { name: '新增事项' }).click();
  await editor.getByLabel('职权编码').fill(code);
  await editor.getByLabel('职权名称').fill(`荣誉课程认定${code.slice(-4)}`);
  await editor.getByLabel('风险点').fill('认定标准不一');
  await editor.getByRole('button', { name: '添加步骤' }).click();
  await editor.getByLabel('办理程序').fill('学院初审');
  await editor.getByRole('button', { name: '提交审核' }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: '提交审核' }).click();
  await expect(editor.getByText('已提交审核')).toBeVisible();

  const keeper = await as('service_admin');
  await keeper.goto(`${sectionAt('dutyItems')}?status=SUBMITTED`);
  await keeper
    .getByRole('button', { name: `荣誉课程认定${code.slice(-4)}` })
    .first()
    .click();
  await publish(keeper);

  const guest = await visitor();
  await guest.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('.duty-paper')?.textContent ?? '');
  });
  await guest.goto('/?view=lists');
  await expect(guest.getByRole('heading', { level: 1, name: '权责清单' })).toBeVisible();
  await guest.getByRole('search').getByRole('textbox').fill('rongyukecheng');
  await guest.getByRole('search').getByRole('textbox').press('Enter');
  await expect(guest).toHaveURL(/keyword=rongyukecheng/);
  await guest
    .getByRole('navigation', { name: '部门' })
    .getByRole('button', { name: own?.name ?? '' })
    .click();
  await expect(guest).toHaveURL(/dept=\d+/);
  await guest.getByRole('button', { name: `荣誉课程认定${code.slice(-4)}` }).click();
  const drawer = guest.getByRole('dialog', { name: `荣誉课程认定${code.slice(-4)}` });
  await expect(drawer.getByRole('table')).toContainText('学院初审');
  await drawer.getByRole('button', { name: '打印' }).click();
  await expect(guest.locator('body')).toHaveAttribute('data-printed', /荣誉课程认定.*认定标准不一/s);

  await keeper.getByLabel('风险点').fill('名额分配不公');
  await publish(keeper);
  await guest.reload();
  await expect(drawer).toContainText('名额分配不公');
  await keeper.getByRole('button', { name: '历史版本' }).click();
  const history = keeper.getByRole('dialog', { name: '历史版本' });
  await history
    .getByRole('listitem')
    .filter({ hasText: '第 1 版' })
    .getByRole('button', { name: '恢复此版本' })
    .click();
  await keeper.getByRole('alertdialog').getByRole('button', { name: /恢复/ }).click();
  await expect(keeper.getByLabel('风险点')).toHaveValue('认定标准不一');
  await guest.reload();
  await expect(drawer).toContainText('认定标准不一');
});

const tabs = (page: Page) => page.getByRole('navigation', { name: '清单', exact: true });

test('RT-12 LS-2 LS-3 students and visitors read every list at every width, and take one along as a workbook', async ({
  as,
  visitor,
}) => {
  const readers = [
    { page: await as('student'), address: at.lists },
    { page: await visitor(), address: '/?view=lists' },
  ];
  for (const { page, address } of readers) {
    for (const width of [390, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      for (const list of ['权力清单', '责任清单', '服务清单']) {
        await test.step(`${address} ${list} at ${width}`, async () => {
          await tabs(page)
            .getByRole('button', { name: new RegExp(`^${list}`) })
            .click();
          await expect(page.getByText(/^共 [1-9]\d* 项$/)).toBeVisible();
          const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(await beyond()).toBeLessThanOrEqual(0);
        });
      }
      await page.locator('.duty-title').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: '导出' }).click();
    const excel = page.getByRole('menuitem', { name: '导出 Excel' });
    const [download] = await Promise.all([page.waitForEvent('download'), excel.click()]);
    expect(download.suggestedFilename()).toMatch(/^服务清单\d{8}\.xlsx$/);
  }
});
