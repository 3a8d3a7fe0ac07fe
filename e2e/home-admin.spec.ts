import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { aRole, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** A card for one role only. */
async function aCard() {
  const role = await aRole();
  const cardName = unique('卡');
  const token = await tokenOf('portal_admin');
  const content = { kind: 'favourites' as const, cardName, roles: [role.id], config: {} };
  await callApi(publishing.publish, await callApi(cards.submit, { content }, token), token);
  return { cardName };
}

async function expectStillPanes(page: Page) {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(/\/homeLayout\/(list|detail)/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(sectionAt('homePage'));
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
}

test('NV-5 the panes of the layouts stand still while they load; a category is renamed and removed, but not while it has cards, which the server refuses too', async ({
  as,
}) => {
  const { cardName } = await aCard();
  const page = await as('portal_admin');
  await test.step('the panes stand where they will stand before what they show is here', () => expectStillPanes(page));

  await page.goto(`${sectionAt('homePage')}?tab=library`);
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
