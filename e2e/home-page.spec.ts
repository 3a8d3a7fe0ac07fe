import { cards } from '@yizhan/contract/calls/cards.ts';
import { callApi } from './lib/call.ts';
import { boxesOf, screens } from './lib/measure.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// Most look at the same page of the student.
test.describe.configure({ mode: 'default' });

for (const who of ['student', 'teacher', 'admin'] as const) {
  test(`CD-1 every card of the ${who} says its kind, and has rows enough to look at`, async ({ sharedPage }) => {
    const home = await callApi(cards.home, {}, await tokenOf(who));
    const kinds = ['main', 'aside'].flatMap((place) =>
      home.cards.filter((card) => card.place === place).map(({ kind }) => kind),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(11);
    const page = await sharedPage(who);
    await page.goto(at.home);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(page.locator('[data-card]')).toHaveCount(kinds.length);
      const told = await page
        .locator('[data-card]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
      expect(told).toEqual(kinds);
      for (const { kind, basicConfig } of home.cards) {
        const card = page.locator(`[data-card="${kind}"]`).filter({ hasText: basicConfig.cardName });
        if (kind === 'messages') continue;
        // What waits is counted there, column by column.
        if (kind === 'todo') await expect(card.locator('strong')).toHaveText(Array(4).fill(/^([5-9]|[1-9]\d|99\+)$/));
        else await expect(card.locator('li, tbody tr').nth(4)).toBeVisible();
      }
    }
  });
}

test('the page is 1200 px wide, from 1680 on 1440, in the middle; the right column is 320 px, on a phone it follows', async ({
  sharedPage,
}) => {
  const page = await sharedPage('student');
  await page.goto(at.home);
  await expect(page.locator('.home__aside [data-card="messages"]')).toBeVisible();
  for (const [width, height, content] of [
    [390, 844, null],
    [1366, 768, 1200],
    [1920, 1080, 1440],
    [2560, 1440, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
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
  }
});

test('at 1366 px the tabs of the news that do not fit are a press on the arrow or a key away', async ({ sharedPage }) => {
  const page = await sharedPage('student');
  await page.goto(at.home);
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
});

test('the card of oneself leads to what one marked', async ({ sharedPage }) => {
  const page = await sharedPage('student');
  await page.goto(at.home);
  await page.locator('[data-card="messages"]').getByRole('link', { name: '我的收藏' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: '我的收藏' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
