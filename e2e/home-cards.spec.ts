import type { Locator, Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { callApi } from './lib/call.ts';
import { type CardContent, CardPages } from './lib/card-pages.ts';
import { boxesOf, cutOff, expectByContent, heightOf, isPhone, screens } from './lib/measure.ts';
import { tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// All tests use the same two pages, laid out once.
test.describe.configure({ mode: 'default' });

const bothLayouts = ['wide', 'narrow'] as const;
const allRows = [1, 2, 3] as const;
/** How many tiles fit into a card, by rows. */
const tiles = { wide: [6, 12, 18], narrow: [8, 16, 24] } as const;

/** Cards whose size only a browser knows, with every number of rows where that matters. */
function measuredCards(layout: CardLayout, serviceIds: readonly string[], newsColumnIds: readonly string[]) {
  const named = () => ({ cardName: unique('试用卡片') });
  const business = (displayRows: number, count: number): CardContent => ({
    ...named(),
    kind: 'business',
    displayRows,
    config: { serviceIds: serviceIds.slice(0, count) },
  });
  const newsColumns = newsColumnIds.map((newsColumnId, n) => ({
    id: `${n}`,
    columnName: `试用栏目${n}`,
    source: { sourceType: 'INTERNAL' as const, newsColumnId },
  }));
  const stagingColumns = (['TODO', 'READ', 'STARTED', 'CC'] as const).map((category, n) => ({
    id: `${n + 1}`,
    columnName: `试用栏目${n + 1}`,
    source: { sourceType: 'INTERNAL' as const, category },
  }));
  const eachRows = (content: (displayRows: number) => CardContent) => allRows.map(content);
  return {
    full: eachRows((rows) => business(rows, tiles[layout][rows - 1] ?? 0)),
    overfull: eachRows((rows) => business(rows, (tiles[layout][rows - 1] ?? 0) + 1)),
    tools: eachRows((displayRows) => ({ ...named(), kind: 'tools', displayRows, config: {} })),
    news: eachRows((displayRows) => ({ ...named(), kind: 'news', displayRows, config: { columns: newsColumns } })),
    staging: [{ ...named(), kind: 'staging', config: { columns: stagingColumns } }],
    use: eachRows((displayRows) => ({ ...named(), kind: 'commonUse', displayRows, config: {} })),
    recommended: [{ ...named(), kind: 'recommended', displayRows: 2, config: {} }],
  } satisfies Record<string, CardContent[]>;
}

type CardMeasures = ReturnType<typeof measuredCards>;

/** More services the administrator may use than fit into a card. */
async function usableServices(token: string): Promise<string[]> {
  const all = (await callApi(cards.services, {}, token)).map(({ serviceId }) => serviceId).slice(0, 60);
  const usable = async (serviceIds: string[]) => {
    const content = { kind: 'business' as const, cardName: unique('试用'), config: { serviceIds } };
    const card = await callApi(cards.preview, { content }, token);
    return card.kind === 'business' ? card.data.list.map(({ serviceId }) => serviceId) : [];
  };
  const first = await usable(all);
  const rest = await usable(all.filter((id) => !first.includes(id)));
  return [...first, ...rest];
}

const pages = new CardPages();
let shown: Record<CardLayout, CardMeasures>;

test.beforeAll(async () => {
  const token = await tokenOf('admin');
  const services = await usableServices(token);
  const columns = (await callApi(news.pickColumns, {}, token)).slice(0, 3).map(({ id }) => id);
  shown = { wide: measuredCards('wide', services, columns), narrow: measuredCards('narrow', services, columns) };
  for (const layout of bothLayouts) await pages.layOut(layout, Object.values(shown[layout]).flat());
});
test.afterAll(() => pages.remove());

/** A card on an open page; where there is one per number of rows, that one. */
function cardOf(page: Page, layout: CardLayout, sort: keyof CardMeasures, rows = 1): Locator {
  const name = shown[layout][sort][rows - 1]?.cardName ?? '';
  return page.getByRole('region', { name, exact: true });
}

const linkToAll = (card: Locator) => card.getByRole('link', { name: '全部', exact: true });

/** A phone shows two rows of tiles until the rest is asked for. */
async function unfold(card: Locator, count: number): Promise<void> {
  await expect(card.getByRole('listitem')).toHaveCount(cardKindLimits.tilesOnPhone);
  await card.getByRole('button', { name: `全部 ${count} 个` }).click();
}

for (const layout of bothLayouts) {
  test(`CD-BIZ-2 CD-BIZ-3 CD-TOOL-2 CD-NEWS-6 CD-STG-1 CD-STG-3 on a ${layout} page services, tools, news and tables have the heights of their rows, and their content’s on a phone`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('admin');
    await pages.open(page, layout);
    const staging = cardOf(page, layout, 'staging');
    await expect(staging.getByRole('tab')).toHaveCount(4);
    await expect(staging.getByRole('tab').first()).toHaveText('试用栏目199+');
    const table = staging.getByRole('region', { name: '试用栏目1明细' });
    await expect(table.getByRole('row')).toHaveCount(21);

    for (const screen of screens) {
      await page.setViewportSize(screen);
      if (isPhone(screen)) expect(await heightOf(table)).toBeGreaterThan(250);
      else expect(await heightOf(table)).toBe(250);
      for (const rows of allRows) {
        const where = `${rows} rows at ${screen.width}`;
        const capacity = tiles[layout][rows - 1] ?? 0;
        const [full, over] = [cardOf(page, layout, 'full', rows), cardOf(page, layout, 'overfull', rows)];
        if (isPhone(screen) && capacity > cardKindLimits.tilesOnPhone)
          for (const card of [full, over]) await unfold(card, capacity);
        await expect(over.getByRole('listitem')).toHaveCount(capacity);
        await expect(linkToAll(over)).toHaveAttribute('href', '#/home/serviceHall');
        await expect(full.getByRole('listitem')).toHaveCount(capacity);
        await expect(linkToAll(full)).toHaveCount(0);
        const tools = cardOf(page, layout, 'tools', rows);
        await expect(tools.getByRole('link').first()).toBeVisible();
        const articles = cardOf(page, layout, 'news', rows);
        // A picture takes the room of a second line.
        await expect(articles.getByRole('listitem').first()).toBeVisible();
        const pictures = await articles.locator('.news__picture').count();
        const lines = rows * 2 - pictures;
        await expect(articles.getByRole('listitem')).toHaveCount(isPhone(screen) ? Math.min(lines, 4) : lines);
        for (const { body, height } of [
          { body: full.getByRole('list'), height: [106, 212, 316][rows - 1] },
          { body: tools.locator('.tools'), height: [180, 180, 258][rows - 1] },
          { body: articles.locator('.news__list'), height: rows * 80 },
        ])
          if (isPhone(screen)) await expectByContent(body);
          else expect(await heightOf(body), where).toBe(height);
        expect(await cutOff(full.getByRole('list'), 'a'), where).toEqual([]);
        expect(await cutOff(articles.locator('.news__list'), 'li'), where).toEqual([]);
      }
    }

    // The other tabs have at most two-digit counts, and no empty space below their rows.
    await staging.getByRole('tab').nth(1).click();
    const short = staging.getByRole('region', { name: '试用栏目2明细' });
    await expect(staging.getByRole('tab').nth(1)).toHaveText(/^试用栏目2\d{1,2}$/);
    await expect(short.getByRole('row').nth(1)).toBeVisible();
    expect(await heightOf(short)).toBeLessThanOrEqual(250);
  });

  test(`CD-USE-1 CD-USE-2 CD-REC-3 on a ${layout} page what one uses stands left, what others use right; the dialog of 3 rows is 503 px high; TOP1 to TOP3 differ in colour`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    await pages.open(page, layout);
    const card = cardOf(page, layout, 'use');
    const [left, right] = [
      card.getByRole('region', { name: '我的常用' }),
      card.getByRole('region', { name: '大家常用' }),
    ];
    const panel = page.getByRole('dialog', { name: '常用服务' }).locator('.yz-dialog__panel');
    const recommended = cardOf(page, layout, 'recommended');
    await expect(recommended.getByRole('listitem')).toHaveCount(6);
    const places = recommended.locator('.recommended__top, .recommended__rank > [aria-hidden]');
    await expect(places).toHaveText(['TOP1', 'TOP2', 'TOP3', '4', '5', '6']);
    const colours = await recommended
      .locator('.recommended__top')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size).toBe(3);

    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(left.getByRole('listitem')).toHaveCount(layout === 'wide' ? 3 : 2);
      await expect(right.getByRole('listitem')).toHaveCount(3);
      const [first, second] = await boxesOf(left.or(right));
      if (!first || !second) throw new Error('nothing is drawn');
      expect(first.right).toBeLessThanOrEqual(second.left);
      expect(first.top).toBe(second.top);
      for (const rows of [2, 3]) {
        await cardOf(page, layout, 'use', rows).getByRole('button', { name: '更多', exact: true }).click();
        await expect(panel.getByRole('listitem').first()).toBeVisible();
        if (rows === 3) await expect.poll(() => heightOf(panel), { message: `at ${screen.width}` }).toBe(503);
        else expect(await panel.evaluate(({ style }) => style.height)).toBe('');
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    }
  });
}
