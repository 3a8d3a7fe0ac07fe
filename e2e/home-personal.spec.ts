import { cards } from '@yizhan/contract/calls/cards.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import {
  announcements,
  cardNamed,
  editHome,
  expectNotReloaded,
  finish,
  mainCards,
  markDocument,
  recordAnnouncements,
  rowsOf,
} from './lib/home.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** High enough for every row, so that nothing scrolls under the pointer. */
const tall = { viewport: { width: 1366, height: 1500 } };

/** The main column: four frames, of which the second has three tabs. */
const usual = ['我的事务', '业务直通车', '常用服务', '为您推荐', '校园新闻', '个人事项'];
const tabs = '业务直通车、常用服务、为您推荐';

test('RT-8 a student arranges the page by mouse, by keys and by buttons, every step announced; it stands after a reload, at /wel/index too, and the default comes back', async ({
  as,
}) => {
  // A student of the test's own: nobody else arranges this page.
  const page = await as(await signIn((await aPerson()).account), tall);
  await page.goto('/#/wel/index');
  await expect(mainCards(page)).toHaveText(usual);
  const editor = await editHome(page);
  await expect(editor.getByRole('heading', { name: '调整首页' })).toBeFocused();
  await recordAnnouncements(page);
  const says = (words: string) => expect.poll(() => announcements(page)).toContain(words);
  const handle = (name: string) => editor.getByRole('button', { name: `移动「${name}」` });
  const moved = ['校园新闻', ...usual.filter((name) => name !== '校园新闻')];

  await test.step('a card is dragged by mouse to another place', async () => {
    await expect(handle('校园新闻')).toBeInViewport();
    const [from, to] = [await handle('校园新闻').boundingBox(), await handle('我的事务').boundingBox()];
    if (!from || !to) throw new Error('both rows are on the screen');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y, { steps: 4 });
    await page.mouse.move(x, to.y + 4, { steps: 20 });
    await says('「校园新闻」移到第 1 张，共 4 张。');
    await page.mouse.up();
    await expect(rowsOf(editor, '主栏')).toHaveText(moved);
    await says('「校园新闻」放在第 1 张，共 4 张。');
  });

  await test.step('a card is picked up, moved and dropped by keys; Escape puts it back', async () => {
    await handle(tabs).focus();
    await page.keyboard.press('Space');
    await says(`已拿起「${tabs}」，现在是第 3 张，共 4 张。`);
    await moveDragged(page, 'ArrowDown', `「${tabs}」移到第 4 张，共 4 张。`);
    await page.keyboard.press('Escape');
    await says(`已取消，「${tabs}」回到原位。`);
    await expect(rowsOf(editor, '主栏')).toHaveText(moved);
    await page.keyboard.press('Space');
    await moveDragged(page, 'ArrowUp', `「${tabs}」移到第 2 张，共 4 张。`);
    await page.keyboard.press('Space');
    await says(`「${tabs}」放在第 2 张，共 4 张。`);
    await expect(handle(tabs)).toBeFocused();
  });

  await test.step('a tab leaves its frame, and a card dropped onto another becomes its tab', async () => {
    await editor.getByRole('button', { name: '把「为您推荐」移出标签页' }).click();
    await says('「为您推荐」已单独成卡。');
    const [from, to] = [await handle('个人事项').boundingBox(), await handle('为您推荐').boundingBox()];
    if (!from || !to) throw new Error('both rows are on the screen');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y, { steps: 4 });
    await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
    await page.mouse.up();
    await says('「个人事项」已与「为您推荐」合为标签页。');
  });

  await test.step('cards are hidden, added and resized; a mandatory one cannot be hidden', async () => {
    await expect(editor.getByText('「我的事务」必须显示')).toHaveCount(1);
    await expect(editor.getByRole('button', { name: '隐藏「我的事务」' })).toHaveCount(0);
    await editor.getByRole('button', { name: '隐藏「常用服务」' }).click();
    await editor.getByRole('button', { name: '添加「办事暂存」' }).click();
    await says('已添加「办事暂存」。');
    const whole = editor.getByRole('group', { name: '「校园新闻」的宽度' }).getByRole('button', { name: '整行' });
    await whole.click();
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await finish(editor);
  });

  const arranged = ['校园新闻', '业务直通车', '为您推荐', '个人事项', '我的事务', '办事暂存'];
  await expect(mainCards(page)).toHaveText(arranged);
  const news = page.locator('.home__card').filter({ has: cardNamed(page, '校园新闻') });
  await expect(news).toHaveAttribute('data-span', '2');
  expect((await news.boundingBox())?.width).toBe((await page.locator('.home__main').boundingBox())?.width);
  await page.reload();
  await expect(mainCards(page)).toHaveText(arranged);
  for (const path of ['/#/home/wel/index', at.home]) {
    await page.goto(path);
    await expect(page).toHaveTitle(/^首页/);
    await expect(mainCards(page)).toHaveText(arranged);
  }

  await editHome(page);
  await editor.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复默认' }).click();
  await expect(page.getByText('已恢复默认布局')).toBeVisible();
  await expect(mainCards(page)).toHaveText(usual);
  await expect(news).toHaveAttribute('data-span', '1');
});

test('an arrangement follows to the other tab and the other device without a reload, where a mandatory card stays whatever is sent', async ({
  as,
}) => {
  const { account } = await aPerson();
  const tokens = await signIn(account);
  const { cards: shown } = await callApi(cards.home, {}, tokens.access_token);
  const [page, device] = [await as(tokens), await as(await signIn(account))];
  for (const one of [page, device]) {
    await openConnected(one, at.home);
    await expect(cardNamed(one, '校园新闻')).toBeVisible();
    await markDocument(one);
  }
  const tab = await page.context().newPage();
  await tab.goto(at.home);
  const editor = await editHome(tab);
  await editor.getByRole('button', { name: '隐藏「校园新闻」' }).click();
  await editor.getByRole('button', { name: `上移「${tabs}」` }).click();
  await finish(editor);
  const arranged = ['业务直通车', '常用服务', '为您推荐', '我的事务', '个人事项'];
  await expect(mainCards(tab)).toHaveText(arranged);
  for (const one of [page, device]) {
    await expect(mainCards(one)).toHaveText(arranged);
    await expectNotReloaded(one);
  }

  const arrangement = { main: [], aside: [], hidden: shown.map(({ id }) => id) };
  await callApi(cards.arrange, { arrangement }, tokens.access_token);
  for (const one of [tab, page, device]) await expect(mainCards(one)).toHaveText(['我的事务']);
});
