import { menus, pathOfMenu } from '@yizhan/contract/permissions.ts';
import { crawl } from './lib/crawl.ts';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const roles = [
  ...['super_admin', 'tenant_admin', 'portal_admin', 'service_admin', 'dept_item_admin', 'news_editor'],
  ...['mp_admin', 'robot_admin', 'supervisor', 'auditor', 'import_operator'],
];
const accounts = ['admin', 'teacher', 'student', ...roles];

// A crawl is many small visits: it takes its time, and no motion has to be waited for.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const account of accounts) {
  test(`RO-7 everything ${account} can reach works, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const page = await as(account, { colorScheme: 'light' });
    const seen = await crawl(page, { from: at.home, actions: 40, data: accounts });
    expect(seen.length).toBeGreaterThan(4);
  });
}

for (const menu of menus) {
  test(`RO-3 everything of ${menu} works, reads as Chinese, and shuts nobody out`, async ({ as }) => {
    const page = await as('tenant_admin', { colorScheme: 'light' });
    const path = pathOfMenu(menu);
    const within = new RegExp(`^#${path}`);
    const seen = await crawl(page, { from: `/#${path}`, actions: 40, within, data: accounts });
    expect(seen.length).toBeGreaterThan(2);
  });
}
