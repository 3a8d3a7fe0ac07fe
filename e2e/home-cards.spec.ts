import type { Locator, Page } from '@playwright/test';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import { allRows, type Contents, cardContents, tiles } from './lib/card-contents.ts';
import { CardPages } from './lib/card-pages.ts';
import { boxesOf, cutOff, expectByContent, heightOf, isPhone, screens } from './lib/measure.ts';
import { expect, test } from './lib/test.ts';

// All tests look at the same two pages, which are laid out once.
test.describe.configure({ mode: 'default' });

const bothLayouts = ['wide', 'narrow'] as const;
const pages = new CardPages();
let shown: Record<CardLayout, Contents>;

test.beforeAll(async () => {
  shown = await cardContents();
  for (const layout of bothLayouts) await pages.layOut(layout, Object.values(shown[layout]).flat());
});
test.afterAll(() => pages.remove());

/** The card of one sort on an open page; where there is one for every number of rows, that one. */
function cardOf(page: Page, layout: CardLayout, sort: keyof Contents, rows = 1): Locator {
  const name = shown[layout][sort][rows - 1]?.cardName ?? '';
  return page.getByRole('region', { name, exact: true });
}

const linkToAll = (card: Locator) => card.getByRole('link', { name: '全部', exact: true });

for (const layout of bothLayouts) {
  test(`CD-BIZ-2 CD-BIZ-3 on a ${layout} page 1, 2, 3 rows are 106, 212, 316 px, with 全部 above ${tiles[layout].join(', ')} services`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('portal_admin');
    await pages.open(page, layout);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const rows of allRows) {
        const room = tiles[layout][rows - 1] ?? 0;
        const [full, over] = [cardOf(page, layout, 'businessFull', rows), cardOf(page, layout, 'businessOver', rows)];
        await expect(over.getByRole('listitem')).toHaveCount(room);
        await expect(linkToAll(over)).toBeVisible();
        await expect(linkToAll(over)).toHaveAttribute('href', '#/home/serviceHall');
        await expect(full.getByRole('listitem')).toHaveCount(room);
        await expect(linkToAll(full)).toHaveCount(0);
        const list = full.getByRole('list');
        if (isPhone(screen)) await expectByContent(list);
        else expect(await heightOf(list), `${rows} rows at ${screen.width}`).toBe([106, 212, 316][rows - 1]);
        expect(await cutOff(list, 'a'), `${rows} rows at ${screen.width}`).toEqual([]);
      }
    }
  });

  test(`CD-TOOL-2 on a ${layout} page the tools are 180, 180, 258 px high, and by content on a phone`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('teacher');
    await pages.open(page, layout);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const rows of allRows) {
        const card = cardOf(page, layout, 'tools', rows);
        await expect(card.getByRole('link').first()).toBeVisible();
        const body = card.locator('.tools');
        if (isPhone(screen)) await expectByContent(body);
        else expect(await heightOf(body), `${rows} rows at ${screen.width}`).toBe([180, 180, 258][rows - 1]);
      }
    }
  });

  test(`CD-NEWS-6 on a ${layout} page the news are 80 px high a row, and by content on a phone`, async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await pages.open(page, layout);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const rows of allRows) {
        const card = cardOf(page, layout, 'news', rows);
        await expect(card.getByRole('listitem')).toHaveCount(rows * 2);
        const list = card.locator('.news__list');
        if (isPhone(screen)) await expectByContent(list);
        else expect(await heightOf(list), `${rows} rows at ${screen.width}`).toBe(rows * 80);
        expect(await cutOff(list, 'li'), `${rows} rows at ${screen.width}`).toEqual([]);
      }
    }
  });

  test(`CD-STG-1 CD-STG-3 on a ${layout} page a long table is 250 px high under a tab a column, 99+ on the longest`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('admin');
    await pages.open(page, layout);
    const card = cardOf(page, layout, 'staging');
    await expect(card.getByRole('tab')).toHaveCount(4);
    await expect(card.getByRole('tab').first()).toHaveText('试用栏目199+');
    const table = card.getByRole('region', { name: '试用栏目1明细' });
    await expect(table.getByRole('row')).toHaveCount(21);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      if (isPhone(screen)) expect(await heightOf(table)).toBeGreaterThan(250);
      else expect(await heightOf(table)).toBe(250);
    }
    // The others have fewer rows than a count of two digits can say, and no empty room beneath them.
    await card.getByRole('tab').nth(1).click();
    const short = card.getByRole('region', { name: '试用栏目2明细' });
    await expect(card.getByRole('tab').nth(1)).toHaveText(/^试用栏目2\d{1,2}$/);
    await expect(short.getByRole('row').nth(1)).toBeVisible();
    expect(await heightOf(short)).toBeLessThanOrEqual(250);
  });
}

/** Who marked how many services: 14, 11 and 7. */
const marked = [
  { layout: 'wide', who: 'teacher', lines: 9, more: true },
  { layout: 'wide', who: 'admin', lines: 7, more: false },
  { layout: 'narrow', who: 'student', lines: 12, more: true },
  { layout: 'narrow', who: 'teacher', lines: 11, more: false },
] as const;

for (const { layout, who, lines, more } of marked) {
  test(`CD-FAV-4 on a ${layout} page the ${who} sees ${lines} favourites ${more ? 'and 全部' : 'without 全部'}`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(who);
    await pages.open(page, layout);
    const card = cardOf(page, layout, 'favourites');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(card.getByRole('listitem')).toHaveCount(lines);
      await expect(linkToAll(card)).toHaveCount(more ? 1 : 0);
    }
  });
}

for (const [layout, own] of [
  ['wide', 3],
  ['narrow', 2],
] as const) {
  test(`CD-USE-1 on a ${layout} page ${own} of one’s own stand left and 3 of one’s identity right`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    await pages.open(page, layout);
    const card = cardOf(page, layout, 'use');
    const [left, right] = [
      card.getByRole('region', { name: '我的常用' }),
      card.getByRole('region', { name: '大家常用' }),
    ];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(left.getByRole('listitem')).toHaveCount(own);
      await expect(right.getByRole('listitem')).toHaveCount(3);
      const [first, second] = await boxesOf(left.or(right));
      if (!first || !second) throw new Error('nothing is drawn');
      expect(first.right).toBeLessThanOrEqual(second.left);
      expect(first.top).toBe(second.top);
    }
  });
}

test('CD-USE-2 the dialog of what one uses often is 503 px high with 3 rows, by content with fewer', async ({
  sharedPage,
}) => {
  const page = await sharedPage('student');
  await pages.open(page, 'narrow');
  const panel = page.getByRole('dialog', { name: '常用服务' }).locator('.yz-dialog__panel');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const rows of allRows) {
      await cardOf(page, 'narrow', 'use', rows).getByRole('button', { name: '更多', exact: true }).click();
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      if (rows === 3) await expect.poll(() => heightOf(panel), { message: `at ${screen.width}` }).toBe(503);
      else expect(await panel.evaluate(({ style }) => style.height)).toBe('');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
  }
});

test('CD-TODO-2 CD-TODO-4 more than 4 columns fold and unfold, and a count above 99 is 99+', async ({ sharedPage }) => {
  const page = await sharedPage('admin');
  await pages.open(page, 'wide');
  const [four, five] = [cardOf(page, 'wide', 'todoFour'), cardOf(page, 'wide', 'todoFive')];
  const fold = five.getByRole('button', { name: /^(展开|收起)$/ });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(four.getByRole('listitem')).toHaveCount(4);
    await expect(four.getByRole('button', { name: '展开' })).toHaveCount(0);
    await expect(four.getByRole('listitem').first().locator('strong')).toHaveText('99+');
    await expect(four.getByRole('listitem').nth(1).locator('strong')).toHaveText(/^\d{1,2}$/);

    await expect(five.getByRole('listitem')).toHaveCount(4);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect(five.getByRole('listitem')).toHaveCount(5);
    await expect(fold).toHaveText('收起');
    await fold.click();
    await expect(five.getByRole('listitem')).toHaveCount(4);
    await expect(fold).toHaveText('展开');
  }
});

test('CD-SIGN-1 我的事务 has five tabs with their counts, 99+ on the longest, and leads to the same tab', async ({
  sharedPage,
}) => {
  const page = await sharedPage('admin');
  await pages.open(page, 'wide');
  const card = cardOf(page, 'wide', 'affairs');
  const tabs = card.getByRole('tab');
  await expect(tabs).toHaveText([/^待办99\+$/, /^待阅\d+$/, /^我发起的\d+$/, /^已完成\d+$/, /^抄送我\d+$/]);
  for (const [n, tab] of ['TODO', 'READ', 'STARTED', 'DONE', 'CC'].entries()) {
    await tabs.nth(n).click();
    await expect(tabs.nth(n)).toHaveAttribute('aria-selected', 'true');
    await expect(card.getByRole('listitem')).toHaveCount(5);
    await expect(card.getByRole('link', { name: '查看全部' })).toHaveAttribute(
      'href',
      `#/home/PersonalCenter?tab=${tab}`,
    );
  }
});

test('CD-REC-3 of the recommended services the first three are TOP1 to TOP3, the others have their number', async ({
  sharedPage,
}) => {
  const page = await sharedPage('student');
  await pages.open(page, 'narrow');
  const card = cardOf(page, 'narrow', 'recommended');
  const places = card.locator('.recommended__top, .recommended__rank > [aria-hidden]');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(card.getByRole('listitem')).toHaveCount(6);
    await expect(places).toHaveText(['TOP1', 'TOP2', 'TOP3', '4', '5', '6']);
    const colours = await card
      .locator('.recommended__top')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size).toBe(3);
  }
});
