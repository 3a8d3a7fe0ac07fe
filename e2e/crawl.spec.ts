import { hall } from '@yizhan/contract/calls/hall.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { type Menu, menus, pathOfMenu } from '@yizhan/contract/permissions.ts';
import { callApi } from './lib/call.ts';
import { crawl } from './lib/crawl.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const roles = [
  ...['super_admin', 'tenant_admin', 'portal_admin', 'service_admin', 'dept_item_admin', 'news_editor'],
  ...['mp_admin', 'robot_admin', 'supervisor', 'auditor', 'import_operator'],
];
const accounts = ['admin', 'teacher', 'student'];
/** Beside the accounts: the device these sessions were opened with, which names itself. */
const data = [...accounts, ...roles, 'node'];

test('RO-7 what a visitor comes to first works, reads as Chinese, and shuts nobody out', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'light' });
  const { seen, findings } = await crawl(page, { from: [at.landing], actions: 28, data });
  expect(findings).toEqual([]);
  expect(seen.length).toBeGreaterThan(2);
});

for (const account of accounts) {
  test(`RO-7 what ${account} comes to first works, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const page = await as(account, { colorScheme: 'light' });
    const { seen, findings } = await crawl(page, { from: [at.home], actions: 40, data });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(4);
  });
}

// Of a role only the frame and its configuration menu are its own: the pages these open are walked above and below.
for (const role of roles) {
  test(`RO-7 everything the frame offers ${role} opens, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const { me } = await callApi(session.init, {}, await tokenOf(role));
    const entries = me?.configurationMenu.map(({ path }) => path) ?? [];
    // Side by side in one menu but for those that are pages of their own.
    const [listed] = entries.filter((path) => path.startsWith('/userFrameConfig'));
    const apart = entries.filter((path) => !path.startsWith('/userFrameConfig'));
    const page = await as(role, { colorScheme: 'light' });
    const from = [at.home, ...[...(listed ? [listed] : []), ...apart].map((path) => `/#${path}`)];
    const { seen, left, findings } = await crawl(page, { from, actions: 60, only: 'frame', shared: true, data });
    expect(findings).toEqual([]);
    expect(left).toBe(0);
    expect(seen).toEqual(expect.arrayContaining(['/home/homePage', ...entries].map((path) => `#${path}? `)));
  });
}

/** Screens behind a menu entry that no entry names. */
const tabs: Partial<Record<Menu, readonly string[]>> = {
  'userFrameConfig/homePageConfig': ['library', 'themes', 'banners', 'alerts', 'quick'],
  'userFrameConfig/preLoginConfig': ['blocks', 'heroes', 'figures', 'links'],
  'userFrameConfig/manage/news': ['columns'],
  'userFrameConfig/manage/services': ['scenes', 'types', 'synonyms', 'gaps'],
};

for (const menu of menus) {
  test(`RO-3 everything of ${menu} works, reads as Chinese, and shuts nobody out`, async ({ sharedPage }) => {
    const page = await sharedPage('tenant_admin', { colorScheme: 'light' });
    const { seen, left, findings } = await crawl(page, {
      from: [`/#${pathOfMenu(menu)}`],
      actions: 120,
      only: 'section',
      data,
    });
    expect(findings).toEqual([]);
    expect(left).toBe(0);
    const screens = [`#${pathOfMenu(menu)}? `, ...(tabs[menu] ?? []).map((tab) => `#${pathOfMenu(menu)}?tab=${tab} `)];
    expect(seen).toEqual(expect.arrayContaining(screens));
  });
}

test('RO-7 the news of a column and an article work, read as Chinese, and shut nobody out', async ({ as }) => {
  const token = await tokenOf('student');
  const [column] = await callApi(news.columns, {}, token);
  const { records } = await callApi(news.page, { columnId: column?.id ?? '' }, token);
  const page = await as('student', { colorScheme: 'light' });
  for (const from of [`/#/home/news/${column?.id}`, `/#/home/article/${records[0]?.id}`]) {
    const { seen, findings } = await crawl(page, { from: [from], actions: 12, only: 'section', data });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  }
});

test('RO-7 the hall, a service, one’s favourites and one’s affairs work, read as Chinese, and shut nobody out', async ({
  as,
}) => {
  const { records } = await callApi(hall.page, {}, await tokenOf('student'));
  const page = await as('student', { colorScheme: 'light' });
  for (const from of [at.hall, `/#/home/service/${records[0]?.serviceId}`, at.favourites, `${at.personal}?tab=DONE`]) {
    const { seen, findings } = await crawl(page, { from: [from], actions: 12, only: 'section', data });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  }
});
