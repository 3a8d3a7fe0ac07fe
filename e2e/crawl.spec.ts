import { hall } from '@yizhan/contract/calls/hall.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { builtInRoles } from '@yizhan/contract/permissions.ts';
import { type Menu, menus, pathOfMenu } from '@yizhan/contract/sections.ts';
import { callApi } from './lib/call.ts';
import { crawl } from './lib/crawl.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** The demo has an account for every built-in role. */
const roleAccounts = builtInRoles.map((role) => role.toLowerCase());
/** The school's administrator has every menu entry. */
const runsTheSchool = 'tenant_admin';
/** Besides the accounts: the user agent of these sessions, shown in the device list. */
const data = ['admin', 'teacher', 'student', ...roleAccounts, 'node'];

test('RO-7 what a visitor comes to first works, reads as Chinese, and shuts nobody out', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'light' });
  const { seen, findings } = await crawl(page, { from: [at.landing], actions: 28, data });
  expect(findings).toEqual([]);
  expect(seen.length).toBeGreaterThan(2);
});

test('RO-7 a student’s home page, news, guides, hall, service, favourites and to-dos work, read as Chinese, and shut nobody out', async ({
  as,
}) => {
  const token = await tokenOf('student');
  const [column] = await callApi(news.columns, {}, token);
  const articles = await callApi(news.page, { columnId: column?.id ?? '' }, token);
  const services = await callApi(hall.page, {}, token);
  const page = await as('student', { colorScheme: 'light' });
  for (const [from, actions] of [
    [at.home, 30],
    [`/#/home/news/${column?.id}`, 12],
    [`/#/home/article/${articles.records[0]?.id}`, 12],
    ['/#/home/guides', 12],
    [at.hall, 12],
    [`/#/home/service/${services.records[0]?.serviceId}`, 12],
    [at.favourites, 12],
    [`${at.personal}?tab=DONE`, 12],
  ] as const) {
    const { seen, findings } = await crawl(page, { from: [from], actions, only: 'section', data });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(from === at.home ? 4 : 0);
  }
});

const menuOf = async (account: string) => {
  const { me } = await callApi(session.init, {}, await tokenOf(account));
  return me?.configurationMenu ?? [];
};

test('RO-7 everything the frame offers an administrator opens, reads as Chinese, and shuts nobody out', async ({
  as,
}) => {
  // It opens every section there is, one after the other.
  test.setTimeout(600_000);
  const entries = (await menuOf(runsTheSchool)).map(({ path }) => path);
  // Listed in one menu, except those that are pages of their own.
  const [listed] = entries.filter((path) => path.startsWith('/userFrameConfig'));
  const apart = entries.filter((path) => !path.startsWith('/userFrameConfig'));
  const page = await as(runsTheSchool, { colorScheme: 'light' });
  const from = [at.home, ...[...(listed ? [listed] : []), ...apart].map((path) => `/#${path}`)];
  const { seen, left, findings } = await crawl(page, { from, actions: 80, only: 'frame', data });
  expect(findings).toEqual([]);
  expect(left).toBe(0);
  expect(seen).toEqual(expect.arrayContaining(['/home/homePage', ...entries].map((path) => `#${path}? `)));
});

/** The role that crawls a section: of those with the entry, the one with the fewest entries. */
async function ownerOf(menu: Menu): Promise<string> {
  let owner = { account: runsTheSchool, entries: Number.POSITIVE_INFINITY };
  for (const account of roleAccounts) {
    const codes = (await menuOf(account)).map(({ code }) => code);
    if (codes.includes(menu) && codes.length < owner.entries) owner = { account, entries: codes.length };
  }
  return owner.account;
}

/** Screens behind a menu entry that no entry links to directly. */
const tabs: Partial<Record<Menu, readonly string[]>> = {
  'userFrameConfig/homePageConfig': ['library', 'themes', 'banners', 'footers', 'alerts', 'quick'],
  'userFrameConfig/preLoginConfig': ['blocks', 'heroes', 'figures', 'links'],
  'userFrameConfig/manage/news': ['columns'],
  'userFrameConfig/manage/notices': ['replies'],
  'userFrameConfig/manage/services': ['scenes', 'types'],
  'userFrameConfig/manage/searchWords': ['synonyms', 'gaps'],
};

test.describe('each section, by the role that owns it', () => {
  // One page per role.
  test.describe.configure({ mode: 'default' });

  for (const menu of menus) {
    test(`RO-3 everything of ${menu} works, reads as Chinese, and shuts nobody out`, async ({ sharedPage }) => {
      const page = await sharedPage(await ownerOf(menu), { colorScheme: 'light' });
      const { seen, left, findings } = await crawl(page, {
        from: [`/#${pathOfMenu(menu)}`],
        actions: 120,
        only: 'section',
        data,
      });
      expect(findings).toEqual([]);
      expect(left).toBe(0);
      const screens = ['', ...(tabs[menu] ?? []).map((tab) => `tab=${tab}`)];
      expect(seen).toEqual(expect.arrayContaining(screens.map((query) => `#${pathOfMenu(menu)}?${query} `)));
    });
  }
});
