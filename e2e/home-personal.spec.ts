import { cards } from '@yizhan/contract/calls/cards.ts';
import { callApi } from './lib/call.ts';
import {
  cardNamed,
  editHome,
  expectNotReloaded,
  finish,
  mainCards,
  markDocument,
  rowsOf,
  said,
  recordAnnouncements,
} from './lib/home.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { openConnected } from './lib/connected.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** Room for every row at once, so that nothing scrolls under the pointer. */
const tall = { viewport: { width: 1366, height: 1500 } };

const usual = ['待办提醒', '业务直通车', '重要公告', '校园新闻', '个人事项', '常用服务'];
const more = ['我的事务', '为您推荐', '我的收藏', '常用工具', '公众号通知'];

/** A student of the test's own: nobody else arranges this page. */
const aStudent = async () => signIn((await aPerson()).account);

test('a card is dragged by mouse to another place, and stands there after a reload', async ({ as }) => {
  const page = await as(await aStudent(), tall);
  await page.goto(at.home);
  await expect(mainCards(page)).toHaveText([...usual, ...more]);
  const editor = await editHome(page);
  await recordAnnouncements(page);
  const handle = (name: string) => editor.getByRole('button', { name: `移动「${name}」` });
  await expect(handle('校园新闻')).toBeInViewport();
  const [from, to] = [await handle('校园新闻').boundingBox(), await handle('待办提醒').boundingBox()];
  if (!from || !to) throw new Error('both rows are on the screen');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y, { steps: 4 });
  await page.mouse.move(x, to.y + 4, { steps: 20 });
  await expect.poll(() => said(page)).toContain('「校园新闻」移到第 1 张，共 11 张。');
  await page.mouse.up();
  const moved = ['校园新闻', ...usual.filter((name) => name !== '校园新闻'), ...more];
  await expect(rowsOf(editor, '主栏')).toHaveText(moved);
  await expect.poll(() => said(page)).toContain('「校园新闻」放在第 1 张，共 11 张。');
  await finish(editor);
  await expect(mainCards(page)).toHaveText(moved);
  await page.reload();
  await expect(mainCards(page)).toHaveText(moved);
});

test('a card is lifted, moved and put down by keys, every step said; Escape puts it back', async ({ as }) => {
  const page = await as(await aStudent(), tall);
  await page.goto(at.home);
  const editor = await editHome(page);
  await expect(editor.getByRole('heading', { name: '调整首页' })).toBeFocused();
  await recordAnnouncements(page);
  const says = (words: string) => expect.poll(() => said(page)).toContain(words);
  const handle = editor.getByRole('button', { name: '移动「重要公告」' });
  await handle.focus();
  await page.keyboard.press('Space');
  await says('已拿起「重要公告」，现在是第 3 张，共 11 张。');
  await moveDragged(page, 'ArrowUp', '「重要公告」移到第 2 张，共 11 张。');
  await page.keyboard.press('Space');
  await says('「重要公告」放在第 2 张，共 11 张。');
  const moved = ['待办提醒', '重要公告', '业务直通车', ...usual.slice(3), ...more];
  await expect(rowsOf(editor, '主栏')).toHaveText(moved);
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await says('已拿起「重要公告」，现在是第 2 张，共 11 张。');
  await moveDragged(page, 'ArrowDown', '「重要公告」移到第 3 张，共 11 张。');
  await page.keyboard.press('Escape');
  await says('已取消，「重要公告」回到原位。');
  await expect(rowsOf(editor, '主栏')).toHaveText(moved);

  await editor.getByRole('button', { name: '下移「重要公告」' }).press('Enter');
  await expect(rowsOf(editor, '主栏')).toHaveText([...usual, ...more]);
  await editor.getByRole('button', { name: '上移「校园新闻」' }).press('Enter');
  await says('「校园新闻」移到第 3 张，共 11 张。');
  await finish(editor);
  await expect(mainCards(page).nth(2)).toHaveText('校园新闻');
});

test('cards are hidden, added and resized, a mandatory one cannot be hidden, and the default comes back', async ({
  as,
}) => {
  const page = await as(await aStudent(), tall);
  await page.goto(at.home);
  const spanOf = (name: string) => page.locator('.home__card').filter({ has: cardNamed(page, name) });
  await expect(spanOf('校园新闻')).toHaveAttribute('data-span', '1');
  const editor = await editHome(page);
  await recordAnnouncements(page);
  await expect(editor.getByText('「待办提醒」必须显示')).toHaveCount(1);
  await expect(editor.getByRole('button', { name: '隐藏「待办提醒」' })).toHaveCount(0);
  await editor.getByRole('button', { name: '隐藏「公众号通知」' }).click();
  await expect.poll(() => said(page)).toContain('已隐藏「公众号通知」。');
  await editor.getByRole('button', { name: '添加「办事暂存」' }).click();
  await expect.poll(() => said(page)).toContain('已添加「办事暂存」。');
  const whole = editor.getByRole('group', { name: '「校园新闻」的宽度' }).getByRole('button', { name: '整行' });
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => said(page)).toContain('「校园新闻」现在占整行。');
  await finish(editor);
  await expect(mainCards(page)).toHaveText([...usual, ...more.slice(0, -1), '办事暂存']);
  await expect(spanOf('校园新闻')).toHaveAttribute('data-span', '2');
  const [card, column] = [spanOf('校园新闻'), page.locator('.home__main')];
  expect((await card.boundingBox())?.width).toBe((await column.boundingBox())?.width);

  await editHome(page);
  await editor.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复默认' }).click();
  await expect(page.getByText('已恢复默认布局')).toBeVisible();
  await expect(mainCards(page)).toHaveText([...usual, ...more]);
  await expect(spanOf('校园新闻')).toHaveAttribute('data-span', '1');
  await page.reload();
  await expect(mainCards(page)).toHaveText([...usual, ...more]);
});

test('a card’s own menu hides and widens it, a mandatory one stays, and what was removed is taken back', async ({
  as,
}) => {
  const page = await as(await aStudent());
  await page.goto(at.home);
  const menuOf = (name: string) => page.getByRole('button', { name: `${name}：更多操作` }).click();
  await menuOf('待办提醒');
  await expect(page.getByRole('menuitem', { name: '移除' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await menuOf('校园新闻');
  await page.getByRole('menuitem', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog', { name: '设置「校园新闻」' });
  await settings.getByRole('button', { name: '整行' }).click();
  await expect(settings.getByRole('button', { name: '整行' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  const news = page.locator('.home__card').filter({ has: cardNamed(page, '校园新闻') });
  await expect(news).toHaveAttribute('data-span', '2');
  await menuOf('校园新闻');
  await page.getByRole('menuitem', { name: '移除' }).click();
  await expect(cardNamed(page, '校园新闻')).toHaveCount(0);
  const told = page.getByRole('status').filter({ hasText: '已移除「校园新闻」' });
  await told.getByRole('button', { name: '撤销' }).click();
  await expect(mainCards(page)).toHaveText([...usual, ...more]);
  await expect(news).toHaveAttribute('data-span', '2');
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
  await editor.getByRole('button', { name: '上移「业务直通车」' }).click();
  await finish(editor);
  const arranged = ['业务直通车', '待办提醒', '重要公告', ...usual.slice(4), ...more];
  await expect(mainCards(tab)).toHaveText(arranged);
  for (const one of [page, device]) {
    await expect(mainCards(one)).toHaveText(arranged);
    await expectNotReloaded(one);
  }

  const arrangement = { main: [], aside: [], hidden: shown.map(({ id }) => id) };
  await callApi(cards.arrange, { arrangement }, tokens.access_token);
  for (const one of [tab, page, device]) await expect(mainCards(one)).toHaveText(['待办提醒', '重要公告']);
});

test('RT-8 /wel/index is the same page: what is arranged there is arranged here', async ({ as }) => {
  const page = await as(await aStudent());
  await page.goto('/#/wel/index');
  const editor = await editHome(page);
  await editor.getByRole('button', { name: '上移「业务直通车」' }).click();
  await finish(editor);
  for (const path of ['/#/home/wel/index', at.home]) {
    await page.goto(path);
    await expect(page).toHaveTitle(/^首页/);
    await expect(mainCards(page).first()).toHaveText('业务直通车');
  }
});

// Nothing is saved: the demo’s student keeps the page everybody has.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test('what was not finished is asked about before it is given up', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    const editor = await editHome(page);
    await editor.getByRole('button', { name: '隐藏「校园新闻」' }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: '放弃未保存的调整？' });
    await question.getByRole('button', { name: '继续调整' }).click();
    await expect(rowsOf(editor, '未显示的卡片')).toHaveText(['办事暂存', '校园新闻']);
    await editor.getByRole('button', { name: '取消' }).click();
    await question.getByRole('button', { name: '放弃' }).click();
    await expect(mainCards(page)).toHaveText([...usual, ...more]);
  });

  for (const width of [390, 1366, 1920, 2560])
    test(`at ${width} px nothing scrolls sideways, and the right column has its place`, async ({ sharedPage }) => {
      const page = await sharedPage('student');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at.home);
      await expect(page.locator('[data-card]')).toHaveCount(usual.length + more.length + 1);
      await expect(page.locator('.yz-skeleton')).toHaveCount(0);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await sideways()).toBeLessThanOrEqual(0);
      const [main, aside] = await Promise.all(
        ['.home__main', '.home__aside'].map((column) => page.locator(column).boundingBox()),
      );
      if (!main || !aside) throw new Error('both columns are there');
      if (width === 390) {
        expect(main.y + main.height).toBeLessThanOrEqual(aside.y);
        expect(aside.width).toBe(main.width);
      } else {
        expect(aside.x).toBeGreaterThan(main.x + main.width);
        expect(aside.y).toBe(main.y);
        expect(main.width).toBeGreaterThan(2 * aside.width);
      }
      // No card and nothing in one reaches beyond its column.
      for (const card of await page.locator('.home__card').all()) {
        const box = await card.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await editHome(page);
      expect(await sideways()).toBeLessThanOrEqual(0);
    });
});
