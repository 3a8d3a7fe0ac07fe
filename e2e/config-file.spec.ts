import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './lib/own-school.ts';
import { sectionAt } from './lib/pages.ts';
import { publish } from './lib/publish.ts';

// What everybody sees changes: these journeys have a school of their own.

const footerOf = (page: Page) => page.getByLabel('名称', { exact: true }).first();

test('AD-4 a footer is taken along as a file, changed here, and brought back by the file; the import is undone', async ({
  as,
}) => {
  const admin = await as('admin');
  await test.step('a footer is published and downloaded', async () => {
    await admin.goto(`${sectionAt('homePage')}?tab=footers`);
    await admin.getByRole('button', { name: '新建页脚' }).click();
    await expect(footerOf(admin)).toHaveValue('');
    await footerOf(admin).fill('迁移页脚');
    await admin.getByLabel('版权信息').fill('版权甲');
    await publish(admin);
  });
  await admin.goto(sectionAt('configFile'));
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: '下载配置文件' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('版权甲');
  const chosen = (text: string) => ({
    name: 'configuration.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const picker = admin.locator('input[type="file"]');

  await test.step('a file that is none is refused; the same file changes nothing', async () => {
    await picker.setInputFiles(chosen('{}'));
    await expect(admin.getByText('文件不是本系统导出的配置文件')).toBeVisible();
    await picker.setInputFiles(chosen(file));
    await expect(admin.getByText('不需要导入')).toBeVisible();
  });

  await test.step('the difference is shown, applied and taken back', async () => {
    await picker.setInputFiles(chosen(file.replace('版权甲', '版权乙')));
    await admin.getByText('1 处不同').click();
    await expect(admin.getByRole('row', { name: /版权甲 版权乙/ })).toBeVisible();
    await admin.getByRole('button', { name: '应用所选 1 项' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '应用' }).click();
    const history = admin.getByRole('region', { name: '最近的导入' });
    await history.getByRole('button', { name: '撤销' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
    await expect(history.getByText('已撤销')).toBeVisible();
    await admin.goto(`${sectionAt('homePage')}?tab=footers`);
    await admin.getByText('迁移页脚').first().click();
    await expect(admin.getByLabel('版权信息')).toHaveValue('版权甲');
  });
});

test('AD-5 PB-3 a draft layout is looked at as a student’s page, on a phone and dark, before it is published; its difference names the card', async ({
  as,
}) => {
  const admin = await as('portal_admin');
  await admin.goto(`${sectionAt('homePage')}?tab=layouts&layout=new`);
  await admin.getByLabel('布局名称').fill('研究生首页');
  await admin.getByRole('region', { name: '布局设置' }).getByRole('button', { name: '研究生', exact: true }).click();
  await expect(admin.getByText(/发布后，研究生看到这个布局|研究生看到的仍是/)).toBeVisible();
  await admin
    .getByRole('button', { name: /^添加「/ })
    .first()
    .click();
  await admin.getByRole('button', { name: '预览' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('以谁的身份看')).toHaveValue('2');
  const page = dialog.frameLocator('iframe');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await dialog.getByRole('tab', { name: '手机' }).click();
  await dialog.getByRole('tab', { name: '深色' }).click();
  await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
  await admin.keyboard.press('Escape');
  await publish(admin);
  await admin
    .getByRole('button', { name: /^添加「/ })
    .first()
    .click();
  await admin.getByRole('button', { name: '保存草稿' }).click();
  await admin.getByRole('button', { name: '差异', exact: true }).click();
  await expect(admin.getByRole('dialog').getByRole('rowheader', { name: /^新增 / })).toBeVisible();
});
