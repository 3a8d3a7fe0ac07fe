import type { Locator, Page } from '@playwright/test';
import { landing } from '@yizhan/contract/calls/landing.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { services } from '@yizhan/contract/calls/services.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { barriers } from './lib/accessible.ts';
import { screens } from './lib/measure.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { publish } from './lib/publish.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { inHours } from './lib/wire-time.ts';

// One school for all tests, run in sequence: everything published is visible to every visitor.
test.describe.configure({ mode: 'default' });

const editorAt = sectionAt('landing');

/** The headings of a landing page's blocks, from top to bottom. */
const headings = (page: Page | Locator) => page.locator('.landing-main h2');

const counter = (page: Page, name: string) =>
  page.locator('.landing-counters div').filter({ hasText: name }).locator('dd');

const noSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

type ServiceOptions = { name: string; code: string; anonymous?: boolean; url?: string };

/** A service on the shelf that visitors can see. */
async function aService({ admin }: School, service: ServiceOptions) {
  const saved = await admin(serviceConfig.submit, {
    service: {
      ...{
        icon: 'book',
        type: 'APPLICATION',
        listed: true,
        labelCode: 'PICK',
        url: 'https://library.yunling.example/',
      },
      ...{ accessWay: accessWays.link, openWay: openWays.newTab },
      ...service,
    },
  });
  await admin(serviceConfig.changeStatus, { ...saved, status: 'SHELF' });
  return saved.id;
}

/** Publishes the landing page again, so that its one-minute cache is rebuilt. */
async function freshen({ admin, publish: out }: School) {
  const { id, version, content } = await admin(landing.detail, {});
  await out(await admin(landing.submit, { content, held: { id, version } }));
}

test('LP-1 LP-3 blocks are switched off, named, and ordered by drag and by keys, a figure entered by hand is marked so; visitors see it once it is published', async ({
  as,
  visitor,
}) => {
  const [editor, stranger] = [await as('portal_admin'), await visitor()];
  await editor.goto(editorAt);
  const rows = editor.locator('.landing-blocks__row');
  const names = rows.locator('.landing-blocks__name');
  await expect(names).toHaveText([
    ...['搜索框', '数据概览', '服务场景', '常用服务', '焦点图', '校园新闻', '通知公告'],
    ...['新用户指引', '常用下载', '专题服务', '服务部门', '二维码'],
  ]);
  await stranger.goto(at.landing);
  const before = ['按场景找服务', '常用服务', '校园新闻', '通知公告', '第一次来？从这里开始', '常用下载'];
  const all = [...before, '专题服务', '服务部门'];
  const bare = (words: string) => new RegExp(`^${words}`);
  await expect(headings(stranger)).toHaveText(all.map(bare));

  await editor.getByRole('checkbox', { name: '显示“专题服务”' }).uncheck();
  await editor.getByRole('textbox', { name: '“服务部门”的标题' }).fill('部门通讯录');
  const up = editor.getByRole('button', { name: '上移“常用下载”' });
  await up.focus();
  await up.press('Enter');
  await expect(names.nth(7)).toHaveText('常用下载');
  await expect(editor.getByText('“常用下载”已移到第 8 位')).toBeAttached();

  // Drags announcements above the news.
  const [from, to] = [rows.nth(6), rows.nth(5)];
  await from.scrollIntoViewIfNeeded();
  const [handle, target] = [await from.locator('.landing-blocks__handle').boundingBox(), await to.boundingBox()];
  if (!handle || !target) throw new Error('both rows are drawn');
  await editor.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await editor.mouse.down();
  await editor.mouse.move(handle.x + handle.width / 2, target.y + target.height / 2, { steps: 8 });
  await editor.mouse.up();
  await expect(names.nth(5)).toHaveText('通知公告');

  const after = ['按场景找服务', '常用服务', '通知公告', '校园新闻', '常用下载', '第一次来？从这里开始', '部门通讯录'];
  const preview = editor.getByRole('region', { name: '登录前页面的预览' });
  await expect(headings(preview)).toHaveText(after.map(bare));
  await preview.getByRole('tab', { name: '手机' }).click();
  await expect(preview.locator('.landing-config__page')).toHaveCSS('width', '390px');
  await stranger.reload();
  await expect(headings(stranger)).toHaveText(all.map(bare));

  await editor.getByRole('tab', { name: '数据', exact: true }).click();
  await editor.getByRole('combobox', { name: '“累计办件”的来源' }).selectOption('manual');
  await editor.getByRole('textbox', { name: '“累计办件”的数字' }).fill('4321');
  await publish(editor);
  await stranger.reload();
  await expect(headings(stranger)).toHaveText(after.map(bare));
  await expect(counter(stranger, '服务事项')).toHaveText(/^\d+$/);
  await expect(counter(stranger, '累计办件')).toHaveText('4321');
  const byHand = stranger.locator('.landing-counters dt').filter({ hasText: '填报' });
  await expect(byHand).toHaveText(['累计办件填报']);
  await expect(byHand.locator('[title]')).toHaveAttribute('title', '此数字由学校填报');
});

test('LP-2 RT-1 the page reads without script: search, figures, scenes, services, announcements; and the search finds', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(at.landing);
  await expect(page).toHaveTitle('云岭大学 · 一站式服务门户');
  for (const part of ['.landing-hero h1', '.landing-search input', '.landing-words a', '.landing-counters dd'])
    await expect(page.locator(part).first()).toBeInViewport();
  await expect(counter(page, '服务事项')).toHaveText(/^\d+$/);
  await expect(page.locator('.landing-scenes a').filter({ hasText: '学习' })).toContainText(/\d+ 项服务/);

  const shown = page.locator('.landing-services:visible');
  await expect(shown).toHaveAttribute('data-tab', 'recommended');
  await page.getByText('热门', { exact: true }).click();
  await expect(shown).toHaveAttribute('data-tab', 'hot');
  await expect(shown.getByRole('link').first()).toContainText('选课中心');

  const notice = page.getByRole('listitem').filter({ hasText: '关于呈和校区部分楼宇临时停水的通知' });
  await expect(notice.locator('p').first()).toBeHidden();
  await notice.locator('summary').click();
  await expect(notice.locator('p').first()).toBeVisible();

  // Help is an anchor of the page: it scrolls there and moves focus.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '帮助' }).click();
  await expect(page.getByRole('region', { name: '第一次来？从这里开始' })).toBeFocused();
  await expect(page.getByRole('region', { name: '第一次来？从这里开始' })).toBeInViewport();

  await page.getByRole('searchbox').fill('tushu');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“tushu”的搜索结果');
  await expect(page.getByRole('link', { name: '帮助' })).toHaveAttribute('href', '/#/?help');
  const results = page.locator('.landing-found li');
  await expect(results.filter({ hasText: '图书检索' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('校园卡');
  await page.getByRole('searchbox').press('Enter');
  await results.filter({ hasText: '校园一卡通' }).getByRole('link', { name: '办事指南' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('校园一卡通');
});

test('RT-1 RT-11 HL-9 visitors read the public news, an article and the guides, and nothing else; a click opens what needs no sign-in, once counted; anything else asks for it and comes back', async ({
  visitor,
  school,
}) => {
  const open = await aService(school, {
    name: '馆藏检索',
    code: 'LPOPEN',
    anonymous: true,
    url: `${school.url}/calendar`,
  });
  const listed = await aService(school, { name: '馆际互借', code: 'LPLIST' });
  const [column] = await school.admin(news.pickColumns, {});
  if (!column) throw new Error('there is a column');
  const article = { columnId: column.id, content: '<p>欢迎来馆。</p>', releaseTime: inHours(-1) };
  await school.admin(news.submit, { article: { ...article, title: '秋季开放日', isPublic: true } });
  const inner = await school.admin(news.submit, { article: { ...article, title: '内部会议安排' } });
  await freshen(school);
  const page = await visitor();
  await page.goto(at.landing);
  const bar = page.getByRole('navigation', { name: '主菜单' });
  await expect(bar.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await page.locator('.landing-news').getByRole('link', { name: '秋季开放日' }).click();
  await expect(page.getByRole('article')).toContainText('欢迎来馆。');
  await expect(page).toHaveTitle(/^秋季开放日/);

  await bar.getByRole('link', { name: '校园新闻' }).click();
  await expect(page.locator('.news-row__title').first()).toBeVisible();
  await expect(page.locator('.news-row__title').filter({ hasText: '秋季开放日' })).toHaveCount(1);
  await expect(page.getByText('内部会议安排')).toHaveCount(0);
  await page.goto(`/#/?view=article&id=${inner.id}`);
  await expect(page.getByText('文章不存在、已撤下，或不对您的身份开放')).toBeVisible();

  await bar.getByRole('link', { name: '办事指南' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '办事指南' })).toBeVisible();
  await page
    .getByRole('link', { name: /校园一卡通/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '校园一卡通' }).first()).toBeVisible();
  await bar.getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('searchbox', { name: '搜索服务与办事指南' })).toBeVisible();
  await page.getByRole('searchbox').fill('成绩');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#/allServices?keyword=${encodeURIComponent('成绩')}`);
  await expect(page.getByRole('link', { name: /成绩查询/ }).first()).toBeVisible();

  await page.goto(at.landing);
  const tile = (name: string) => page.locator('.landing-services:visible').getByRole('link', { name });
  await page.getByText('最新上线', { exact: true }).click();
  // The link exists before the client that counts visits has loaded.
  await page.waitForLoadState('networkidle');
  const counting = page.waitForRequest((request) => request.url().includes(services.click.path));
  const [opened] = await Promise.all([page.waitForEvent('popup'), tile('馆藏检索').click()]);
  expect((await counting).postDataJSON()).toMatchObject({ serviceId: open });
  await expect(opened).toHaveURL('/calendar');
  await opened.close();

  await tile('馆际互借').click();
  await expect(page).toHaveURL(`/#/service/${listed}`);
  await expect(page.getByRole('heading', { level: 1, name: '馆际互借' })).toBeVisible();
  await page.getByRole('link', { name: '登录后办理' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await signInByForm(page, 'student');
  await expect(page).toHaveURL(`/#/home/service/${listed}`);
  await expect(page.getByRole('heading', { level: 1, name: '馆际互借' })).toBeVisible();
});

test('larger letters and stronger colours are chosen over the landing page and stay before and after sign-in', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(at.landing);
  // The link exists before the client that opens the dialog has loaded.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: '无障碍' }).click();
  const dialog = page.getByRole('dialog', { name: '无障碍' });
  await dialog.getByRole('radio', { name: '大', exact: true }).check();
  await dialog.getByRole('radio', { name: '高对比度' }).check();
  await expect(page.locator('body')).toHaveCSS('font-size', '17.5px');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: '完成' }).click();
  for (const path of [at.landing, '/#/?view=guides', at.login]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-size', '17.5px');
    for (const size of screens) {
      await page.setViewportSize(size);
      await noSidewaysScroll(page);
    }
  }
  await signInByForm(page, 'student');
  await expect(page).toHaveURL(/#\/home\/homePage/);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await page.getByRole('button', { name: /的账号与设置/ }).click();
  await page.getByRole('menuitem', { name: '无障碍' }).click();
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  await expect(page.locator('body')).toHaveCSS('font-size', '14px');
});

test('everybody can read and use what visitors see in light and in dark colours, at every width, without scrolling sideways', async ({
  visitor,
}) => {
  const page = await visitor();
  for (const path of [at.landing, '/#/?view=news', '/#/?view=guides']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.yz-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      for (const size of screens) {
        await page.setViewportSize(size);
        await noSidewaysScroll(page);
      }
      expect(await barriers(page), `${path} in ${colorScheme} colours`).toEqual([]);
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(at.landing);
    for (const picture of await page.locator('#landing img').all())
      expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});
