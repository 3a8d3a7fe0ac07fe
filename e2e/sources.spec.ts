import { test as base, expect } from '@playwright/test';
import { aPageOf } from './lib/own-page.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { signInByForm } from './lib/sign-in-form.ts';

// A portal of its own: it is told that the scripted server is one of the school's.
base.describe.configure({ timeout: 180_000 });

const MEGABYTE = 1024 * 1024;

/** A campus system on a bad day: one address for every way to go wrong, and one that is well until told otherwise. */
function startSystem(isWell: () => boolean): Promise<Site> {
  const rows = JSON.stringify({ rows: [{ title: '三教 101', free: 12 }] });
  return startSite((request, response) => {
    const path = new URL(request.url ?? '', 'http://system').pathname;
    if (path === '/hangs') return;
    if (path === '/large') return void response.end(JSON.stringify({ rows: ['x'.repeat(5 * MEGABYTE)] }));
    if (path === '/html') return void response.end('<!doctype html><title>系统维护</title>');
    if (path === '/inward') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (isWell()) return void response.end(rows);
    response.writeHead(503).end();
  });
}

base(
  'CD-2 sources that hang, answer too much, answer HTML or lead inward leave the page whole and are named',
  async ({ page }) => {
    let well = true;
    const system = await startSystem(() => well);
    const product = await startOwnProduct({ INWARD_HOSTS: system.host });
    try {
      const card = (cardName: string, path: string) => ({
        kind: 'frame' as const,
        cardName,
        config: {
          frame: {
            type: 'json' as const,
            // Asked anew by every page, so that the page shows what the system says now.
            source: { sourceType: 'PULL' as const, url: `${system.url}${path}`, listPath: 'rows', cacheSeconds: 0 },
            cardMapping: [
              { field: 'title', chineseName: '教室' },
              { field: 'free', chineseName: '空位' },
            ],
          },
        },
      });
      const broken = { 不回应: '/hangs', 太大: '/large', 网页: '/html', 转向内网: '/inward' };
      const own = { kind: 'announcements' as const, cardName: '本站公告', config: {} };
      const contents = [
        ...Object.entries(broken).map(([name, path]) => card(name, path)),
        card('空教室', '/well'),
        own,
      ];
      const account = await aPageOf(product.url, contents);
      const named = (name: string) => page.getByRole('region', { name, exact: true });

      await page.goto(`${product.url}${at.login}`);
      await signInByForm(page, account);
      await expect(named('空教室').getByText('三教 101')).toBeVisible({ timeout: 30_000 });
      await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
      await expect(named('空教室').locator('[data-feed=fresh]')).toContainText(`来自 ${system.host}`);
      for (const name of Object.keys(broken))
        await expect(named(name).locator('[data-feed=failed]')).toContainText(`${system.host} 暂时没有回应`);

      // What was well and is down now shows its last good state, and says so.
      well = false;
      await page.reload();
      await expect(named('空教室').getByText('三教 101')).toBeVisible();
      await expect(named('空教室').locator('[data-feed=stale]')).toContainText('暂时没有回应，显示的是');
      await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
    } finally {
      await product.stop();
      await system.stop();
    }
  },
);
