import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { aRole, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// Most of them use one page of the editor.
test.describe.configure({ mode: 'default' });

/** A card for the people of one role alone. */
async function aCard() {
  const role = await aRole();
  const cardName = unique('卡');
  const token = await tokenOf('portal_admin');
  const content = { kind: 'favourites' as const, cardName, roles: [role.id], config: {} };
  await callApi(publishing.publish, await callApi(cards.submit, { content }, token), token);
  return { cardName };
}

/** Leaves for another tab what was typed and not saved. */
async function abandon(page: Page, tab: string) {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

test('NV-5 a category is named anew and removed, but not while it has cards; the server refuses it too', async ({
  sharedPage,
}) => {
  const { cardName } = await aCard();
  const page = await sharedPage('portal_admin');
  await page.goto(`${sectionAt('homePageConfig')}?tab=library`);
  const [name, next] = [unique('类'), unique('新类')];
  await page.getByRole('button', { name: '新建分类' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('分类名称').fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();

  const classify = async (category: string) => {
    await page.getByLabel(`「${cardName}」的分类`).selectOption({ label: category });
    await expect(page.getByText(`「${cardName}」已归入「${category}」`)).toBeVisible();
  };
  const menuOf = async (category: string) => {
    await page.getByRole('button', { name: `分类「${category}」的操作` }).click();
    return page.getByRole('menu');
  };
  await classify(name);
  await expect(page.getByRole('button', { name: new RegExp(`^${name}\\s*1$`) })).toBeVisible();
  const removal = (await menuOf(name)).getByRole('menuitem', { name: /删除/ });
  await expect(removal).toContainText('有卡片，不能删除');
  await expect(removal).toBeDisabled();
  const token = await tokenOf('portal_admin');
  const made = (await callApi(cards.categories, {}, token)).find(({ typeName }) => typeName === name);
  const refused = await callApiRaw(cards.removeCategory, { id: made?.id ?? '', version: made?.version ?? 0 }, token);
  expect(refused.status).not.toBe(SUCCESS);
  expect(refused.msg).toBe(`仍被使用，不能删除：1 张卡片（${cardName}）`);

  await page.getByRole('menuitem', { name: '重命名' }).click();
  await dialog.getByLabel('分类名称').fill(next);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${next}\\s*1$`) })).toBeVisible();
  await classify('未分类');
  await (await menuOf(next)).getByRole('menuitem', { name: /删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`已删除「${next}」`)).toBeVisible();
  await expect(page.getByRole('button', { name: `分类「${next}」的操作` })).toHaveCount(0);
});

test('a theme whose colour no white letter can be read on is refused, in words', async ({ sharedPage }) => {
  const page = await sharedPage('portal_admin');
  await page.goto(`${sectionAt('homePageConfig')}?tab=themes`);
  await page.getByRole('button', { name: '新建主题' }).click();
  await expect(page.getByLabel('主题名称')).toHaveValue('');
  await page.getByLabel('主题名称').fill(unique('浅色'));
  await page.locator('.ant-color-picker-trigger').first().click();
  const hex = page.locator('.ant-color-picker-hex-input input');
  await hex.fill('ffd54f');
  await hex.press('Enter');
  await expect(page.locator('.ant-color-picker-trigger').first()).toContainText(/ffd54f/i);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(/这个颜色与白色文字的对比度只有 1\.\d+，至少需要 4\.5/)).toBeVisible();
  await expect(page.getByText('草稿已保存')).toHaveCount(0);
  await abandon(page, '紧急提示');
});

test('a line above every page does not end before it begins', async ({ sharedPage }) => {
  const page = await sharedPage('portal_admin');
  await page.goto(`${sectionAt('homePageConfig')}?tab=alerts`);
  await page.getByRole('button', { name: '新建提示' }).click();
  await expect(page.getByLabel('提示内容')).toHaveValue('');
  await page.getByLabel('提示内容').fill(unique('台风'));
  for (const [label, time] of [
    ['开始时间', '2099-06-02 08:00'],
    ['结束时间', '2099-06-01 08:00'],
  ] as const) {
    await page.getByLabel(label).fill(time);
    await page.getByLabel(label).press('Enter');
  }
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('结束时间必须晚于开始时间')).toBeVisible();
  await expect(page.getByText('草稿已保存')).toHaveCount(0);
  await abandon(page, '主题');
});

test('the panes of the layouts stand where they will stand before what they show is here', async ({ as }) => {
  const page = await as('portal_admin');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(/\/homeLayout\/(list|detail)/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(sectionAt('homePageConfig'));
  const boxesOf = () =>
    Promise.all(
      ['.layouts__list', '.layout-canvas', '.layout-side'].map(async (pane) => {
        const box = await page.locator(pane).boundingBox();
        return box && [pane, box.x, box.y, box.width];
      }),
    );
  await expect(page.locator('.layout-canvas .yz-skeleton').first()).toBeVisible();
  let before: Awaited<ReturnType<typeof boxesOf>> = [];
  await expect(async () => {
    before = await boxesOf();
    expect(before).not.toContain(null);
  }).toPass();
  answer();
  await expect(page.getByLabel('布局名称')).not.toHaveValue('');
  await expect.poll(boxesOf).toEqual(before);
});
