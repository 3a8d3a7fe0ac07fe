import type { Page } from '@playwright/test';
import { footers } from '@yizhan/contract/calls/footers.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { settings } from '@yizhan/contract/calls/settings.ts';
import type { FooterContent } from '@yizhan/contract/entities/footer.ts';
import { second } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { at, sectionAt } from './lib/pages.ts';
import { sessionOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// A school has one set of settings: these tests use the school no other test uses.

const here = (path: string) => second.address + path;
const administrator = () => sessionOf('admin', second.tenantId);
const student = () => sessionOf('student', second.tenantId);

const brandOf = (page: Page) => () =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());

/** A picture of one colour. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUElEQVR42u3PQQkAAAgEsItiBPu/jGYE38JgBZapfi0CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICApcFOg8BACiVA5IAAAAASUVORK5CYII=',
  'base64',
);

/** A footer of the school with this record, published; of several for the same pages the one made last is shown. */
const publishRecord = async (token: string, icp: string) => {
  const content: FooterContent = {
    ...{ footerName: `页脚 ${icp}`, showOn: ['visitors', 'portal'], columns: [], qrCodes: [], friendlyLinks: [] },
    ...{ address: '', phone: '', mail: '', copyright: '', icp, policeRecord: '', techSupport: '', copyFooter: '' },
  };
  await callApi(publishing.publish, await callApi(footers.submit, { content }, token), token);
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('设置已保存，所有打开的页面正在更新')).toBeVisible();
};

test('AP-2 FI-1 FI-2 AD-6 a new colour, crest and footer are on every open page at once, without a reload, before signing in too; maintenance closes the portal to all but those who manage it; the audit log tells who changed what', async ({
  as,
  visitor,
}) => {
  const [admin, reader] = [await as(await administrator()), await as(await student())];
  await openConnected(reader, here(at.home));
  const before = await brandOf(reader)();
  const next = before === '#7a1f2b' ? '#1f6f54' : '#7a1f2b';
  await reader.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

  await admin.goto(here(sectionAt('settings')));
  await admin.getByRole('region', { name: '外观', exact: true }).getByText(before, { exact: false }).first().click();
  const code = admin.locator('.ant-color-picker-hex-input input');
  await code.fill(next.slice(1));
  await code.press('Enter');
  await admin.keyboard.press('Escape');
  const mark = String(Date.now()).slice(-6);
  await admin.getByLabel('标语').fill(`学为人师 ${mark}`);
  const file = admin.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'crest.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(admin.getByRole('alert').getByText('不支持的文件类型')).toBeVisible();
  await file.setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: square });
  await expect(admin.getByRole('button', { name: '更换图片' })).toBeVisible();
  await save(admin);

  const { access_token: token } = await administrator();
  await publishRecord(token, `津ICP备${mark}号`);
  await expect.poll(brandOf(reader)).toBe(next);
  await expect(reader.getByText(`津ICP备${mark}号`).filter({ visible: true })).toBeVisible();
  await expect(reader.locator('html')).toHaveAttribute('data-not-reloaded', '');
  await expect.poll(brandOf(admin)).toBe(next);
  const stranger = await visitor();
  await stranger.goto(here(at.login));
  await expect.poll(brandOf(stranger)).toBe(next);
  const crest = stranger.locator('img[src*="/files/"]').filter({ visible: true });
  await expect(crest).toBeVisible();
  expect(await crest.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const withoutScript = await visitor({ javaScriptEnabled: false });
  await withoutScript.goto(here(at.landing));
  await expect(withoutScript.getByText(`学为人师 ${mark}`).first()).toBeVisible();

  const change = async (on: boolean) => {
    const { mail: _, ...now } = await callApi(settings.get, {}, token);
    const maintenance = { on, text: on ? '系统升级，预计 18:00 恢复' : '' };
    await callApi(settings.update, { ...now, mail: null, maintenance }, token);
  };
  try {
    await change(true);
    await expect(reader.getByText('系统升级，预计 18:00 恢复')).toBeVisible();
    await admin.goto(here(at.home));
    await expect(admin.getByRole('navigation', { name: '主导航' })).toBeVisible();
  } finally {
    await change(false);
  }
  // The waiting page recovers by itself.
  await expect(reader.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await admin.goto(here(`${sectionAt('audit')}?entity=settings`));
  const saved = admin.getByRole('row', { name: /修改 学校设置/ });
  await saved.nth(2).getByRole('link').or(saved.nth(2).getByRole('button')).first().click();
  await expect(admin.getByRole('dialog').getByRole('cell', { name: `学为人师 ${mark}` })).toBeVisible();
});
