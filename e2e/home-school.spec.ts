import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { portal } from '@yizhan/contract/calls/portal.ts';
import { themes } from '@yizhan/contract/calls/themes.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { cardNamed, editHome, expectNotReloaded, finish, mainCards, mark } from './lib/home.ts';
import { openListening } from './lib/listening.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';
import { inHours } from './lib/wire-time.ts';

// One school for all of them, one after the other: what is published is seen by everybody in it.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { external, teacher } = identityTypes;
const now = { beginTime: inHours(-1), endTime: inHours(5) };

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());

async function openMarked(page: Page) {
  await openListening(page, at.home);
  await expect(mainCards(page).first()).toBeVisible();
  await mark(page);
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

  // A card is new after the first, and the hidden one must be seen now.
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

test('news that comes out stands in the card of the open page, which is read alone and not reloaded', async ({
  as,
  school,
}) => {
  const page = await as('teacher');
  await openMarked(page);
  const card = cardNamed(page, '校园新闻');
  await expect(card.getByRole('listitem').first()).toBeVisible();
  let pages = 0;
  page.on('request', (request) => {
    if (request.url().includes(addressOf(cards.home))) pages += 1;
  });
  const [column] = await school.admin(news.pickColumns, {});
  if (!column) throw new Error('there is a column');
  const title = '图书馆通宵自习区今晚开放';
  const article = { columnId: column.id, title, releaseTime: inHours(0), topUntil: inHours(1) };
  const one = page.waitForResponse((response) => response.url().includes(addressOf(cards.one)));
  const held = await school.admin(news.submit, { article });
  await one;
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: title })).toContainText('NEW');
  await school.admin(news.remove, held);
  await expect(card.getByRole('link', { name: title })).toHaveCount(0);
  await expectNotReloaded(page);
  expect(pages).toBe(0);
});

test('AP-2 a theme one chooses is on at once, in the other tab and on the other device, without a reload', async ({
  as,
  school,
}) => {
  const account = await school.person(teacher);
  const [page, device, other] = [await as(account), await as(account), await as('student')];
  for (const one of [page, device, other]) await openMarked(one);
  const tab = await page.context().newPage();
  await tab.goto(at.home);
  await expect(mainCards(tab).first()).toBeVisible();
  await mark(tab);
  expect(await brand(tab)).toBe('#008cff');
  await page.getByRole('button', { name: '账号与设置' }).click();
  await page.getByRole('menuitem', { name: '外观' }).click();
  const dialog = page.getByRole('dialog', { name: '外观' });
  await dialog.getByText('云岭青', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: '云岭青' })).toBeChecked();
  for (const one of [page, tab, device]) {
    await expect.poll(() => brand(one)).toBe('#0f766e');
    await expectNotReloaded(one);
  }
  expect(await brand(other)).toBe('#008cff');
  await page.reload();
  await expect(mainCards(page).first()).toBeVisible();
  expect(await brand(page)).toBe('#0f766e');
});

test('AP-2 a festival’s theme is on every open page at once, but for those who chose their own', async ({
  as,
  visitor,
  school,
}) => {
  const chooser = await school.person(teacher);
  const [own, page, stranger] = [await as(chooser), await as('student'), await visitor()];
  await openMarked(own);
  await own.getByRole('button', { name: '账号与设置' }).click();
  await own.getByRole('menuitem', { name: '外观' }).click();
  await own.getByRole('dialog').getByText('秋韵橙', { exact: true }).click();
  await expect.poll(() => brand(own)).toBe('#c2410c');
  await openMarked(page);
  const festival = { from: inHours(-1), until: inHours(1) };
  const content = { themeName: '校庆', themeColor: '#7c2d92', festival };
  const held = await school.publish(await school.admin(themes.submit, { content }));
  await expect.poll(() => brand(page)).toBe('#7c2d92');
  await stranger.goto(at.login);
  await expect.poll(() => brand(stranger)).toBe('#7c2d92');
  // It has gone round all pages: this one has heard of it, too, and keeps its own.
  await expect(own.getByRole('radio', { name: '校庆' })).toBeVisible();
  expect(await brand(own)).toBe('#c2410c');
  await school.admin(themes.remove, held);
  await expect.poll(() => brand(page)).toBe('#008cff');
  await expectNotReloaded(page);
});

test('an emergency line stands above open pages at once, for its identities alone, until it is taken back', async ({
  as,
  visitor,
  school,
}) => {
  const [meant, other, stranger] = [await as('teacher'), await as('student'), await visitor()];
  for (const one of [meant, other]) await openMarked(one);
  const lines = (page: Page) => page.getByRole('region', { name: '紧急提示' });
  const publish = async (title: string, changes: object) =>
    school.publish(await school.admin(portal.submitAlert, { content: { title, ...now, ...changes } }));
  const held = await publish('今晚 22 时起停水', { identities: [teacher], level: 'urgent' });
  await expect(lines(meant).getByRole('alert')).toContainText('今晚 22 时起停水');
  await expect(lines(meant).getByRole('button')).toHaveCount(0);
  const above = (await lines(meant).boundingBox())?.y;
  expect(above).toBe(0);
  await meant.goto(at.personal);
  await expect(lines(meant)).toContainText('今晚 22 时起停水');

  // For everybody, and then for those who pass by as well.
  const all = await publish('校园网检修', {});
  await expect(lines(other)).toContainText('校园网检修');
  await expect(lines(other)).not.toContainText('停水');
  const open = await publish('校门临时关闭', { isPublic: true, identities: [external] });
  await stranger.goto(at.login);
  await expect(lines(stranger)).toContainText('校门临时关闭');
  await expect(lines(stranger)).not.toContainText(/停水|检修/);
  await expect(lines(other)).not.toContainText('校门');

  await lines(other).getByRole('button', { name: '关闭这条提示' }).click();
  await expect(lines(other)).toHaveCount(0);
  for (const one of [held, all, open]) await school.admin(portal.removeAlert, one);
  await expect(lines(meant)).toHaveCount(0);
  for (const one of [meant, other]) await expectNotReloaded(one);
});

test('a banner comes to the open pages of those it is for, turns by buttons and keys, and leads on', async ({
  as,
  school,
}) => {
  const [meant, other] = [await as('teacher'), await as('student')];
  const banners = (page: Page) => page.getByRole('region', { name: '专题服务' });
  for (const one of [meant, other]) {
    await openMarked(one);
    await expect(banners(one).getByRole('button', { name: /^显示专题/ })).toHaveCount(2);
  }
  const content = { title: '教师发展月', url: '/home/PersonalCenter', identities: [teacher], ...now };
  const held = await school.publish(await school.admin(portal.submitBanner, { content }));
  const dot = banners(meant).getByRole('button', { name: '显示专题「教师发展月」' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(banners(meant).getByRole('link', { name: '教师发展月' })).toBeVisible();
  await dot.press('ArrowLeft');
  await expect(dot).toHaveAttribute('aria-current', 'false');
  await banners(meant).getByRole('button', { name: '下一个专题' }).click();
  await expectNotReloaded(meant);
  await banners(meant).getByRole('link', { name: '教师发展月' }).click();
  await expect(meant).toHaveURL(at.personal);
  await expect(banners(other).getByRole('button', { name: /^显示专题/ })).toHaveCount(2);
  await school.admin(portal.removeBanner, held);
});

test('the quick bar shows its entries at the edge, in the top bar where there is no room, and changes at once', async ({
  as,
  school,
}) => {
  const page = await as('student');
  await openMarked(page);
  // The card of messages has a bar of the same name.
  const bar = page.locator('nav.quick');
  const before = await school.admin(portal.quickItems, {});
  expect(before.items.length).toBeGreaterThan(0);
  await expect(bar.locator('.quick__name')).toHaveText(before.items.map(({ name }) => name));
  const added = { name: '试用入口', icon: 'calendar', url: '/home/PersonalCenter' };
  await school.admin(portal.submitQuickItems, { ...before, items: [added, ...before.items.slice(0, 7)] });
  await expect(bar.getByRole('link', { name: '试用入口' })).toBeVisible();
  await expectNotReloaded(page);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(bar).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: '快捷入口' }).click();
  await page.getByRole('menuitem', { name: '试用入口' }).click();
  await expect(page).toHaveURL(at.personal);

  await page.goto(at.home);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(bar).toHaveCount(0);
  await expect(mainCards(page).last()).toBeVisible();
  await mainCards(page).last().scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: '回到顶部' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const { version } = await school.admin(portal.quickItems, {});
  await school.admin(portal.submitQuickItems, { items: before.items, version });
});
