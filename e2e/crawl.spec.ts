import { menus, pathOfMenu } from '@yizhan/contract/permissions.ts';
import { crawl } from './lib/crawl.ts';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const roles = [
  ...['super_admin', 'tenant_admin', 'portal_admin', 'service_admin', 'dept_item_admin', 'news_editor'],
  ...['mp_admin', 'robot_admin', 'supervisor', 'auditor', 'import_operator'],
];
const accounts = ['admin', 'teacher', 'student', ...roles];
/** Beside the accounts: the device these sessions were opened with, which names itself. */
const data = [...accounts, 'node'];

// A crawl is many small visits: it takes its time, and no motion has to be waited for.
test.describe.configure({ timeout: 180_000 });
// What it finds it tells in words, so a trace of every step would only slow it down.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test('RO-7 everything a visitor can reach works, reads as Chinese, and shuts nobody out', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'light' });
  const { seen, findings } = await crawl(page, { from: at.landing, actions: 40, data });
  expect(findings).toEqual([]);
  expect(seen.length).toBeGreaterThan(2);
});

for (const account of accounts) {
  test(`RO-7 everything ${account} can reach works, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const page = await as(account, { colorScheme: 'light' });
    const { seen, findings } = await crawl(page, { from: at.home, actions: 40, data });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(4);
  });
}

for (const menu of menus) {
  test(`RO-3 everything of ${menu} works, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const page = await as('tenant_admin', { colorScheme: 'light' });
    const { seen, findings } = await crawl(page, {
      from: `/#${pathOfMenu(menu)}`,
      actions: 40,
      section: true,
      data,
    });
    expect(findings).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  });
}
