import { cards } from '@yizhan/contract/calls/cards.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { barriers } from './lib/accessible.ts';
import { callApi } from './lib/call.ts';
import { editHome, mainCards } from './lib/home.ts';
import { boxesOf, isPhone, screens } from './lib/measure.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// Both use the same page of the student.
test.describe.configure({ mode: 'default' });

test('CD-1 every card of the page says its kind and has rows, at every width; the columns have their places and nothing scrolls sideways', async ({
  sharedPage,
}) => {
  const home = await callApi(cards.home, {}, await tokenOf('student'));
  const kinds = ['main', 'aside'].flatMap((place) =>
    home.cards.filter((card) => card.place === place).map(({ kind }) => kind),
  );
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(10);
  const page = await sharedPage('student');
  await page.goto(at.home);

  await test.step('at 1366 px the tabs of the news that do not fit are a press on the arrow or a key away', async () => {
    const card = page.locator('[data-card="news"]');
    const arrows = card.locator('.yz-tabs__arrow');
    const tabs = card.getByRole('tab');
    await expect(tabs).toHaveCount(5);
    await expect(arrows).toHaveCount(1);
    await expect(tabs.last()).not.toBeInViewport({ ratio: 1 });
    await arrows.click();
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    await expect(tabs.first()).not.toBeInViewport({ ratio: 1 });
    await arrows.click();
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
    await tabs.first().press('End');
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await tabs.last().press('Home');
  });

  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(page.locator('[data-card]')).toHaveCount(kinds.length);
    const shown = await page
      .locator('[data-card]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
    expect(shown).toEqual(kinds);
    for (const { kind, basicConfig, frame } of home.cards) {
      const card = page.locator(`[data-card="${kind}"]`).filter({ hasText: basicConfig.cardName });
      if (frame) await page.getByRole('tab', { name: basicConfig.cardName, exact: true }).click();
      // A phone shows the first three announcements, the others are one press away.
      const rows = isPhone(screen) ? 3 : 4;
      if (kind !== 'messages') await expect(card.locator('li, tbody tr').nth(rows - 1)).toBeVisible();
    }
  }

  for (const [width, height, content] of [
    [390, 844, null],
    [1366, 768, 1200],
    [1920, 1080, 1440],
    [2560, 1440, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways).toBe(0);
    const [whole, main, aside] = await boxesOf(page.locator('.home__columns, .home__main, .home__aside'));
    if (!whole || !main || !aside) throw new Error('nothing is drawn');
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(whole.left, `in the middle at ${width}`).toBe(inner - whole.right);
    if (content === null) {
      expect(main.bottom).toBeLessThanOrEqual(aside.top);
      expect([main.width, aside.width]).toEqual([whole.width, whole.width]);
    } else {
      expect(whole.width).toBe(content);
      expect(aside.width).toBe(320);
      expect(aside.top).toBe(main.top);
      expect(main.right).toBeLessThan(aside.left);
    }
    // No card or content overflows its column.
    for (const { right } of await boxesOf(page.locator('.home__card'))) expect(right).toBeLessThanOrEqual(width);
    const editor = await editHome(page);
    expect(await sideways(), `while arranging at ${width}`).toBeLessThanOrEqual(0);
    await editor.getByRole('button', { name: '取消' }).click();
    await expect(editor).toBeHidden();
  }
});

for (const account of ['student', 'teacher'])
  test(`HM-1 at 1366 × 900 the home page of a ${account} ends within one and a half screens, and its columns end together`, async ({
    as,
  }) => {
    const page = await as(account);
    const height = 900;
    await page.setViewportSize({ width: 1366, height });
    await page.goto(at.home);
    await expect(mainCards(page).last()).toBeVisible();
    await expect(page.locator('.yz-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    const [main, aside] = await boxesOf(page.locator('.home__main, .home__aside'));
    if (!main || !aside) throw new Error('nothing is drawn');
    expect(main.bottom).toBeLessThanOrEqual(1.5 * height);
    // But for one line of a card.
    expect(Math.abs(main.bottom - aside.bottom)).toBeLessThanOrEqual(32);
  });

test('everybody can read and use the home page and the news in light and in dark colours', async ({ sharedPage }) => {
  const page = await sharedPage('student');
  const expectNoBarriers = async (screen: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      expect(await barriers(page), `${screen} in ${colorScheme} colours`).toEqual([]);
    }
  };
  await page.goto(at.home);
  await expect(mainCards(page).last()).toBeVisible();
  await expect(page.locator('.yz-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
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
