import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { moveLifted } from './lib/lifted.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';
import { tabTo } from './lib/tab-to.ts';

test.describe.configure({ timeout: 180_000 });

const names = ['试用公告', '试用收藏', '试用推荐'] as const;
const [notices, favourites, recommended] = names;

async function publishCards({ admin, publish }: School) {
  const kinds = { [notices]: 'announcements', [favourites]: 'favourites', [recommended]: 'recommended' } as const;
  for (const cardName of names)
    await publish(await admin(cards.submit, { content: { kind: kinds[cardName], cardName, config: {} } }));
}

/** What the menu of a card in the layout offers, chosen with the arrow keys. */
async function chooseInMenu(page: Page, card: string, entry: RegExp) {
  await tabTo(page.getByRole('button', { name: `「${card}」的设置` }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menu').getByRole('menuitemcheckbox', { name: entry });
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.keyboard.press('Enter');
}

test('CD-1 a page for one identity is laid out by the keyboard alone, with what must stand and what may be added', async ({
  as,
  school,
}) => {
  await publishCards(school);
  const account = await school.person(identityTypes.external);
  const page = await as('admin');
  await page.goto(at.homePage);
  const said = (words: string) => expect(page.getByText(words)).toBeAttached();

  await expect(page.getByLabel('布局名称')).not.toHaveValue('', { timeout: 30_000 });
  await tabTo(page.getByRole('button', { name: '新建布局' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('布局名称')).toHaveValue('');
  await tabTo(page.getByLabel('布局名称'));
  await page.keyboard.insertText('校外人员首页');
  const identity = page.getByRole('group', { name: '适用身份' }).getByRole('button', { name: '家长/校外人员' });
  await tabTo(identity);
  await page.keyboard.press('Space');
  await expect(identity).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page.getByRole('searchbox', { name: '搜索卡片' }));
  await page.keyboard.insertText('试用');
  for (const name of names) {
    await tabTo(page.getByRole('button', { name: `添加「${name}」` }));
    await page.keyboard.press('Enter');
    await said(`已把「${name}」添加到主栏。`);
  }

  await tabTo(page.getByRole('button', { name: `移动「${recommended}」` }));
  await page.keyboard.press('Space');
  await said(`已拿起「${recommended}」，主栏第 3 张，共 3 张。`);
  await moveLifted(page, 'ArrowUp', `「${recommended}」移到主栏第 2 张，共 3 张。`);
  await moveLifted(page, 'ArrowUp', `「${recommended}」移到主栏第 1 张，共 3 张。`);
  await page.keyboard.press('Space');
  await said(`「${recommended}」放在主栏第 1 张，共 3 张。`);
  await chooseInMenu(page, notices, /^必选/);
  await said(`「${notices}」现在是必选。`);
  await chooseInMenu(page, favourites, /^默认隐藏/);
  await said(`「${favourites}」默认隐藏。`);

  await tabTo(page.getByRole('button', { name: '发布', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '发布' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('已发布')).toBeVisible();

  const guest = await as(account);
  await guest.goto(at.home);
  const shown = guest.locator('[data-card]');
  await expect(shown).toHaveCount(2, { timeout: 30_000 });
  await expect(shown).toContainText([recommended, notices]);
});
