import type { Page, Request } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { portal } from '@yizhan/contract/calls/portal.ts';
import { themes } from '@yizhan/contract/calls/themes.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { gotoConnected } from './lib/connected.ts';
import { cardNamed, editHome, expectNotReloaded, finish, mainCards, markDocument } from './lib/home.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';
import { inHours } from './lib/wire-time.ts';

// One school for all tests, run in sequence: everything published is visible to everybody in it.
test.describe.configure({ mode: 'default' });

const { external, teacher } = identityTypes;
const now = { beginTime: inHours(-1), endTime: inHours(5) };

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());

async function openMarked(page: Page) {
  await gotoConnected(page, at.home);
  await expect(mainCards(page).first()).toBeVisible();
  await markDocument(page);
}

const accountMenu = (page: Page) => page.getByRole('button', { name: '账号与设置' });

/** The same for things visible on every page. */
async function openAnywhereMarked(page: Page) {
  await gotoConnected(page, at.security);
  await expect(accountMenu(page)).toBeVisible();
  await markDocument(page);
}

async function chooseTheme(page: Page, name: string) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: '外观' }).click();
  const dialog = page.getByRole('dialog', { name: '外观' });
  await dialog.getByText(name, { exact: true }).click();
  await expect(dialog.getByRole('radio', { name })).toBeChecked();
}

async function aCard({ admin, publish }: School, cardName: string): Promise<string> {
  const content = { kind: 'announcements' as const, cardName, config: {} };
  return (await publish(await admin(cards.submit, { content }))).id;
}

test('a new default loses no mandatory card, brings a new card at its place, and leaves the rest as arranged', async ({
  as,
  school,
}) => {
  const [a = '', b = '', c = '', d = ''] = [
    await aCard(school, '试用甲'),
    await aCard(school, '试用乙'),
    await aCard(school, '试用丙'),
    await aCard(school, '试用丁'),
  ];
  const layout = { layoutName: '校外人员首页', identities: [external], aside: [] };
  const main = [{ cardId: a, mandatory: true }, { cardId: b }, { cardId: c }];
  const first = await school.publish(await school.admin(layouts.submit, { content: { ...layout, main } }));
  const page = await as(await school.person(external));
  await openMarked(page);
  await expect(mainCards(page)).toHaveText(['试用甲', '试用乙', '试用丙']);
  const editor = await editHome(page);
  await editor.getByRole('button', { name: '隐藏「试用乙」' }).click();
  await editor.getByRole('button', { name: '上移「试用丙」' }).click();
  await finish(editor);
  await expect(mainCards(page)).toHaveText(['试用丙', '试用甲']);

  // A card is new after the first, and the hidden one is now mandatory.
  const next = [main[0], { cardId: d }, { cardId: b, mandatory: true }, { cardId: c }].flatMap((one) => one ?? []);
  const drafted = await school.admin(layouts.submit, { content: { ...layout, main: next }, held: first });
  const second = await school.publish(drafted);
  await expect(mainCards(page)).toHaveText(['试用丙', '试用甲', '试用丁', '试用乙']);
  await expectNotReloaded(page);
  await editHome(page);
  await expect(editor.getByRole('button', { name: '隐藏「试用乙」' })).toHaveCount(0);
  await expect(editor.getByText('「试用乙」必须显示')).toHaveCount(1);
  await school.admin(layouts.remove, second);
});

test('AP-2 a theme one chooses is on at once, in the other tab and on the other device; a festival’s is on every other open page, all without a reload', async ({
  as,
  sharedPage,
  visitor,
  school,
}) => {
  const account = await school.person(teacher);
  const [page, device, other] = [await as(account), await as(account), await sharedPage('student')];
  for (const one of [page, device, other]) await openAnywhereMarked(one);
  const tab = await page.context().newPage();
  await tab.goto(at.security);
  await expect(accountMenu(tab)).toBeVisible();
  await markDocument(tab);
  expect(await brand(tab)).toBe('#008cff');
  await chooseTheme(page, '云岭青');
  for (const one of [page, tab, device]) {
    await expect.poll(() => brand(one)).toBe('#0f766e');
    await expectNotReloaded(one);
  }
  expect(await brand(other)).toBe('#008cff');

  const content = { themeName: '校庆', themeColor: '#7c2d92', festival: { from: inHours(-1), until: inHours(1) } };
  const held = await school.publish(await school.admin(themes.submit, { content }));
  await expect.poll(() => brand(other)).toBe('#7c2d92');
  const stranger = await visitor();
  await stranger.goto(at.login);
  await expect.poll(() => brand(stranger)).toBe('#7c2d92');
  // The hint has reached all pages: this one received it too, and keeps its own theme.
  await expect(page.getByRole('radio', { name: '校庆' })).toBeVisible();
  expect(await brand(page)).toBe('#0f766e');
  await school.admin(themes.remove, held);
  await expect.poll(() => brand(other)).toBe('#008cff');
  await expectNotReloaded(other);
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  expect(await brand(page)).toBe('#0f766e');
});

test('news, an emergency line, a banner and an entry of the quick bar come to the open pages of those they are for, and go, without a reload', async ({
  sharedPage,
  visitor,
  school,
}) => {
  const [meant, other, stranger] = [await sharedPage('teacher'), await sharedPage('student'), await visitor()];
  for (const one of [meant, other]) await openMarked(one);

  await test.step('news stands in its card, which is read alone', async () => {
    const card = cardNamed(meant, '校园新闻');
    await expect(card.getByRole('listitem').first()).toBeVisible();
    let pages = 0;
    const countPages = (request: Request) => {
      if (request.url().includes(addressOf(cards.home))) pages += 1;
    };
    meant.on('request', countPages);
    const [column] = await school.admin(news.pickColumns, {});
    if (!column) throw new Error('there is a column');
    const title = '图书馆通宵自习区今晚开放';
    const article = { columnId: column.id, title, releaseTime: inHours(0), topUntil: inHours(1) };
    const one = meant.waitForResponse((response) => response.url().includes(addressOf(cards.one)));
    const held = await school.admin(news.submit, { article });
    await one;
    await expect(card.getByRole('listitem').filter({ hasText: title })).toContainText('NEW');
    await school.admin(news.remove, held);
    await expect(card.getByRole('link', { name: title })).toHaveCount(0);
    expect(pages).toBe(0);
    meant.off('request', countPages);
  });

  await test.step('an emergency line stands above every page of its identities, and visitors’ where it is public', async () => {
    const lines = (page: Page) => page.getByRole('region', { name: '紧急提示' });
    const publish = async (title: string, changes: object) =>
      school.publish(await school.admin(portal.submitAlert, { content: { title, ...now, ...changes } }));
    const held = await publish('今晚 22 时起停水', { identities: [teacher], level: 'urgent' });
    await expect(lines(meant).getByRole('alert')).toContainText('今晚 22 时起停水');
    expect((await lines(meant).boundingBox())?.y).toBe(0);
    const open = await publish('校门临时关闭', { isPublic: true, identities: [external] });
    await stranger.goto(at.login);
    await expect(lines(stranger)).toContainText('校门临时关闭');
    await expect(lines(stranger)).not.toContainText('停水');
    await expect(lines(other)).toHaveCount(0);
    for (const one of [held, open]) await school.admin(portal.removeAlert, one);
    await expect(lines(meant)).toHaveCount(0);
  });

  await test.step('an entry of the quick bar stands at the edge, in the top bar where there is no room', async () => {
    // The message card has a bar of the same name.
    const bar = other.locator('nav.quick');
    const before = await school.admin(portal.quickItems, {});
    // What the navigation or the account's menu has does not stand there as well.
    expect(before.items.map(({ name }) => name)).toEqual(['校历', '咨询反馈', '个人中心']);
    await expect(bar.locator('.quick__name')).toHaveText(['咨询反馈']);
    const added = { name: '试用入口', icon: 'calendar', url: '/home/PersonalCenter?section=favourites' };
    await school.admin(portal.submitQuickItems, { ...before, items: [added, ...before.items.slice(0, 7)] });
    await expect(bar.locator('.quick__name')).toHaveText(['试用入口', '咨询反馈']);
    await other.setViewportSize({ width: 390, height: 600 });
    await mainCards(other).last().scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: '回到顶部' }).click();
    await expect.poll(() => other.evaluate(() => window.scrollY)).toBe(0);
    await other.setViewportSize({ width: 1024, height: 768 });
    await expect(bar).toHaveCount(0);
    await other.getByRole('banner').getByRole('button', { name: '快捷入口' }).click();
    await other.getByRole('menuitem', { name: '试用入口' }).click();
    await expect(other).toHaveURL(/PersonalCenter\?section=favourites/);
    const { version } = await school.admin(portal.quickItems, {});
    await school.admin(portal.submitQuickItems, { items: before.items, version });
  });

  await test.step('a banner turns by buttons and keys, and leads on', async () => {
    const banners = meant.getByRole('region', { name: '专题服务' });
    await expect(banners.getByRole('button', { name: /^显示专题/ })).toHaveCount(2);
    const content = { title: '教师发展月', url: '/home/PersonalCenter', identities: [teacher], ...now };
    const held = await school.publish(await school.admin(portal.submitBanner, { content }));
    const dot = banners.getByRole('button', { name: '显示专题「教师发展月」' });
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await dot.press('ArrowLeft');
    await expect(dot).toHaveAttribute('aria-current', 'false');
    await banners.getByRole('button', { name: '下一个专题' }).click();
    await banners.getByRole('link', { name: '教师发展月' }).click();
    await expect(meant).toHaveURL(at.personal);
    await school.admin(portal.removeBanner, held);
  });
  for (const one of [meant, other]) await expectNotReloaded(one);
});

const content = '<h2>安排</h2><p>请于<strong>周五</strong>前完成。</p><script>alert(1)</script>';

const columnName = '试用栏目';

/** A column with an article for everybody, one for teachers, a scheduled one and a draft. */
async function makeColumn({ admin }: School) {
  const { id: columnId } = await admin(news.submitColumn, { column: { columnName } });
  const write = async (title: string, changes: object) =>
    (await admin(news.submit, { article: { columnId, title, content, releaseTime: inHours(-2), ...changes } })).id;
  return {
    columnId,
    open: await write('教学楼开放时间调整', { summary: '自下周一起执行' }),
    pinned: await write('选课系统开放', { releaseTime: inHours(-30), topUntil: inHours(3), important: true }),
    teachers: await write('监考安排', { audience: [teacher] }),
    draft: await write('尚未写完', { releaseTime: null }),
    later: await write('明天再说', { releaseTime: inHours(20) }),
  };
}

const rows = (page: Page) => page.locator('.news-row__title');
const pageOf = (columnId: string) => `/#/home/news/${columnId}`;
const articleAt = (id: string) => `/#/home/article/${id}`;

test('the list shows what is out and meant for the reader, what is pinned first; an article has its text without scripts, the way back and its neighbours', async ({
  as,
  sharedPage,
  school,
}) => {
  const { columnId, ...articles } = await makeColumn(school);
  // A page that has already loaded the columns does not notice a new one at once.
  const [student, lecturer] = [await as('student'), await sharedPage('teacher')];
  await gotoConnected(student, pageOf(columnId));
  await expect(student.getByRole('tab', { name: columnName })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(student)).toHaveText(['选课系统开放', '教学楼开放时间调整']);
  await expect(student.getByRole('listitem').filter({ hasText: '选课系统开放' })).toContainText(/置顶.*重要/);
  await expect(student.getByRole('listitem').filter({ hasText: '教学楼开放时间调整' })).toContainText('NEW');
  await gotoConnected(lecturer, pageOf(columnId));
  await expect(rows(lecturer)).toHaveText(['选课系统开放', '监考安排', '教学楼开放时间调整']);

  for (const id of [articles.teachers, articles.draft, articles.later]) {
    await student.goto(pageOf(columnId));
    await expect(rows(student).first()).toBeVisible();
    await student.goto(articleAt(id));
    await expect(student.getByText('文章不存在、已撤下，或不对您的身份开放')).toBeVisible();
    await expect(student.getByRole('article')).toHaveCount(0);
  }

  await student.goto(pageOf(columnId));
  await rows(student).filter({ hasText: '教学楼开放时间调整' }).click();
  await expect(student).toHaveURL(articleAt(articles.open));
  const text = student.getByRole('article');
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('教学楼开放时间调整');
  await expect(student).toHaveTitle(/^教学楼开放时间调整/);
  await expect(text.getByRole('heading', { name: '安排' })).toBeVisible();
  await expect(text).toContainText('请于周五前完成。');
  await expect(text).toContainText(/阅读 \d+ 次/);
  await expect(text.locator('script')).toHaveCount(0);
  await student.getByRole('navigation', { name: '本栏目的其他文章' }).getByRole('link').first().click();
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('选课系统开放');
  await student.getByRole('link', { name: `返回${columnName}` }).click();
  await expect(student).toHaveURL(pageOf(columnId));

  // A published article appears on the open list, and a search finds it.
  await expect(rows(student)).toHaveText(['选课系统开放', '教学楼开放时间调整']);
  await markDocument(student);
  const article = { columnId, title: '社团招新', releaseTime: inHours(0) };
  const held = await school.admin(news.submit, { article });
  await expect(rows(student)).toHaveText(['选课系统开放', '社团招新', '教学楼开放时间调整']);
  await expectNotReloaded(student);
  await student.getByRole('textbox', { name: '搜索标题' }).fill('招新');
  await student.keyboard.press('Enter');
  await expect(rows(student)).toHaveText(['社团招新']);
  await school.admin(news.remove, held);
});
