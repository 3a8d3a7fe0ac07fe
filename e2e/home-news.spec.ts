import { news } from '@yizhan/contract/calls/news.ts';
import { barriers } from './lib/accessible.ts';
import { callApi } from './lib/call.ts';
import { editHome, mainCards } from './lib/home.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

test('everybody can read and use the home page and the news in light and in dark colours', async ({ as }) => {
  const page = await as('student');
  const settled = () =>
    expect(page.locator('.yz-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const expectNoBarriers = async (screen: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      expect(await barriers(page), `${screen} in ${colorScheme} colours`).toEqual([]);
    }
  };
  await page.goto(at.home);
  await expect(mainCards(page).last()).toBeVisible();
  await settled();
  await expectNoBarriers('the home page');
  const editor = await editHome(page);
  await expectNoBarriers('the home page while one arranges it');
  await editor.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '账号与设置' }).click();
  await page.getByRole('menuitem', { name: '外观' }).click();
  await expect(page.getByRole('dialog', { name: '外观' }).getByRole('radio').first()).toBeVisible();
  await expectNoBarriers('the choice of themes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '外观' })).toBeHidden();
  const [column] = await callApi(news.columns, {}, await tokenOf('student'));
  await page.goto(`/#/home/news/${column?.id}`);
  const rows = page.locator('.news-row__title');
  await expect(rows.first()).toBeVisible();
  await expectNoBarriers('the list of news');
  await rows.first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoBarriers('an article');
});
