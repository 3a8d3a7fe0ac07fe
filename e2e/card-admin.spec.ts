import type { Locator, Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { password } from './lib/address.ts';
import { expect, test } from './lib/base.ts';
import { done } from './lib/call.ts';
import { aPersonOf } from './lib/own-page.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { startSite } from './lib/scripted-site.ts';
import { signIn } from './lib/sign-in.ts';
import { signInByForm } from './lib/sign-in-form.ts';

// A portal of its own: it is told that the scripted server is one of the school's.
test.describe.configure({ timeout: 180_000 });

/** A campus system that tells free seats, and to whom. */
const startRooms = (seats: () => number) =>
  startSite((request, response) => {
    const who = new URL(request.url ?? '', 'http://rooms').searchParams.get('who');
    const row = (title: string) => ({ title: `${title}（${who}）`, seats: { free: seats() } });
    response.end(JSON.stringify({ data: { rows: [row('三教 101'), row('四教 202')] } }));
  });

/** Fills in a column that reads the system, as an administrator does. */
async function fillColumn(dialog: Locator, url: string) {
  await dialog.getByLabel('栏目名称').fill('空教室');
  await dialog.getByText('JSON 地址').click();
  await dialog.getByRole('textbox', { name: '地址' }).fill(`${url}/rooms?who=`);
  await dialog.getByRole('button', { name: '插入参数 账号' }).click();
  await expect(dialog.getByRole('textbox', { name: '地址' })).toHaveValue(`${url}/rooms?who=\${account}`);
  await dialog.getByLabel('列表路径').fill('data.rows');
  // Asked anew every time, so that what is shown is what the system says now.
  await dialog.getByLabel('缓存时间').fill('0');
  await dialog.getByRole('button', { name: '删除字段「urlDetail」' }).click();
  await dialog.getByRole('button', { name: '删除字段「fieldSet」' }).click();
  await dialog.getByRole('button', { name: '自定义字段' }).click();
  await dialog.getByLabel('字段', { exact: true }).last().fill('free');
  await dialog.getByLabel('显示名称').last().fill('空位');
  await dialog.getByLabel('取值路径').last().fill('seats.free');
}

async function tryRun(dialog: Locator) {
  await dialog.getByRole('button', { name: '试运行' }).click();
  const tried = dialog.getByRole('region', { name: '试运行' });
  await expect(tried).toContainText(/读取成功，共 2 条，用时 \d+ 毫秒/);
  await expect(tried.getByRole('columnheader')).toHaveText(['标题', '空位']);
  await expect(tried.getByRole('cell')).toHaveText(['三教 101（admin）', '12', '四教 202（admin）', '12']);
}

/** Somebody whose page holds the card. */
async function aPersonWith(server: string, token: string, cardId: string): Promise<string> {
  const type = identityTypes.external;
  const content = { layoutName: unique('试用布局'), identities: [type], main: [{ cardId }], aside: [] };
  await done(publishing.publish, await done(layouts.submit, { content }, token, server), token, server);
  return aPersonOf(server, token, type);
}

const previewIn = (page: Page) => page.getByRole('dialog', { name: '卡片预览' });

async function closePreview(page: Page) {
  await previewIn(page).getByRole('button', { name: '关闭' }).click();
  await expect(previewIn(page)).toBeHidden();
}

async function openPreview(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: '发布状态' }).getByRole('button', { name: '预览' }).click();
  await expect(previewIn(page)).toBeVisible();
  return previewIn(page);
}

test('VA-5 PV-1 PV-2 PV-3 PV-5 PV-6 a card of another system’s rows is made, tried, previewed, published, and stands on the page', async ({
  page,
  browser,
}) => {
  let seats = 12;
  const system = await startRooms(() => seats);
  const product = await startOwnProduct({ INWARD_HOSTS: system.host });
  try {
    const token = await signIn(product.url, 'admin', password);
    const [known] = await done(cards.list, {}, token, product.url);
    const name = unique('教室');
    await page.goto(`${product.url}${at.cards}`);
    await signInByForm(page, 'admin');

    await page.getByRole('button', { name: '新建卡片' }).click({ timeout: 30_000 });
    await page.getByRole('dialog', { name: '新建卡片' }).getByRole('button', { name: '工作台' }).click();
    await expect(page.getByLabel('卡片名称')).toHaveValue('工作台');
    await page.getByLabel('卡片名称').fill(known?.name ?? '');
    await page.getByLabel('卡片名称').press('Tab');
    await expect(page.getByText(`「${known?.name}」已存在，请换一个名称`)).toBeVisible();
    await page.getByLabel('卡片名称').fill(name);
    await page.getByLabel('卡片名称').press('Tab');
    await expect(page.getByText(/已存在/)).toHaveCount(0);
    await page.getByLabel('卡片简介').fill('此刻还有座位的教室');

    const column = page.getByRole('dialog', { name: '添加栏目' });
    await page.getByRole('button', { name: '添加栏目' }).click();
    await column.getByLabel('栏目名称').fill('待我审批');
    await column.getByRole('button', { name: '标题' }).click();
    await column.getByRole('button', { name: '确定' }).click();
    await expect(column).toBeHidden();
    await page.getByRole('button', { name: '添加栏目' }).click();
    await fillColumn(column, system.url);
    await tryRun(column);
    await column.getByRole('button', { name: '确定' }).click();
    await expect(column).toBeHidden();
    await page.getByRole('button', { name: '上移「空教室」' }).click();
    await expect(page.getByText('「空教室」移到第 1 位')).toBeAttached();
    await expect(page.getByRole('button', { name: /^编辑「/ })).toHaveText([/空教室/, /待我审批/]);

    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cardcolumnconfig/preview')) asked.push(request.postDataJSON());
    });
    // What is not saved yet is shown as it stands, and nobody is asked.
    await expect((await openPreview(page)).getByText('有未保存的修改')).toBeVisible();
    await closePreview(page);
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByText('草稿已保存')).toBeVisible();
    expect(asked).toEqual([]);

    const preview = await openPreview(page);
    const width = async () => (await preview.locator('.yz-dialog__panel').boundingBox())?.width;
    await expect.poll(width).toBe(1080);
    const places = preview.getByRole('tablist', { name: '显示位置' }).getByRole('tab');
    await expect(places).toHaveText(['与消息卡片同页', '不与消息卡片同页']);
    const card = preview.locator('[data-card=staging]');
    await expect(card).toContainText(name);
    await expect(card).toContainText('此刻还有座位的教室');
    await expect(card).toContainText('三教 101（admin）');
    await expect(card).toContainText('12');
    await expect(preview.locator('.card-preview__stage--narrow')).toHaveCount(1);

    seats = 7;
    await preview.getByRole('tab', { name: '不与消息卡片同页' }).click();
    await expect(preview.locator('.card-preview__stage--wide')).toContainText('三教 101（admin）7');
    seats = 3;
    await closePreview(page);
    await expect((await openPreview(page)).locator('.card-preview__stage--narrow')).toContainText('三教 101（admin）3');
    const id = new URL(page.url()).hash.split('id=')[1] ?? '';
    expect(asked).toHaveLength(3);
    for (const body of asked) expect(body).toMatchObject({ id, userId: expect.stringMatching(/^\d+$/) });
    await closePreview(page);

    await publish(page);
    const account = await aPersonWith(product.url, token, id);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(`${product.url}${at.login}`);
    await signInByForm(guest, account);
    const shown = guest.getByRole('region', { name, exact: true });
    await expect(shown.getByRole('cell', { name: `三教 101（${account}）` })).toBeVisible({ timeout: 30_000 });
    await expect(shown.getByRole('tab')).toHaveText([/^空教室/, /^待我审批/]);
    await guest.context().close();
  } finally {
    await product.stop();
    await system.stop();
  }
});
