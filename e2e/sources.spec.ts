import type { ServerResponse } from 'node:http';
import { expect, test } from './lib/base.ts';
import { aPageOf } from './lib/own-page.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { signInByForm } from './lib/sign-in-form.ts';

// A portal of its own: it is told that the scripted server is one of the school's.

const MEGABYTE = 1024 * 1024;

type Mood = 'well' | 'hangs' | 'down';
type System = Site & { mood: Mood; held: (path: string) => number };

/** A campus system on a bad day: one address for every way to go wrong, and one that is well until told otherwise. */
async function startSystem(): Promise<System> {
  const rows = JSON.stringify({ rows: [{ title: '三教 101', free: 12 }] });
  const open: string[] = [];
  // Never answered: open until whoever asks has had enough.
  const hold = (path: string, response: ServerResponse) => {
    open.push(path);
    response.on('close', () => {
      open.splice(open.indexOf(path), 1);
    });
  };
  const site = await startSite((request, response) => {
    const path = new URL(request.url ?? '', 'http://system').pathname;
    if (path === '/hangs' || (path === '/well' && system.mood === 'hangs')) return hold(path, response);
    if (path === '/large') return void response.end(JSON.stringify({ rows: ['x'.repeat(5 * MEGABYTE)] }));
    if (path === '/html') return void response.end('<!doctype html><title>系统维护</title>');
    if (path === '/inward') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (system.mood === 'well') return void response.end(rows);
    response.writeHead(503).end();
  });
  const held = (path: string) => open.filter((one) => one === path).length;
  const system: System = {
    ...{ ...site, mood: 'well', held },
  };
  return system;
}

/** Whether every card that does not wait is drawn. Runs in the page. */
const isDrawn = () =>
  document.querySelectorAll('[data-card]').length === 6 &&
  document.querySelector('[data-card=announcements] li') !== null &&
  document.body.innerText.includes('三教 101');

test('CD-2 sources that hang, answer too much, answer HTML or lead inward leave the page whole and are named', async ({
  page,
}) => {
  const system = await startSystem();
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
    const contents = [...Object.entries(broken).map(([name, path]) => card(name, path)), card('空教室', '/well'), own];
    const account = await aPageOf(product.url, contents);
    const named = (name: string) => page.getByRole('region', { name, exact: true });

    /** The questions of a path that are still open when the page is drawn. */
    const drawnWhile = async (path: string) => {
      await page.waitForFunction(isDrawn);
      return system.held(path);
    };

    // The page is drawn while the question to the system that hangs is still open, and its card waits alone.
    await page.goto(`${product.url}${at.login}`);
    await signInByForm(page, account);
    expect(await drawnWhile('/hangs')).toBeGreaterThan(0);
    await expect(named('空教室').getByText('三教 101')).toBeVisible();
    await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
    await expect(named('空教室').locator('[data-feed=fresh]')).toContainText(`来自 ${system.host}`);
    for (const name of Object.keys(broken))
      await expect(named(name).locator('[data-feed=failed]')).toContainText(`${system.host} 暂时没有回应`);

    // What was well and hangs now shows its last good state, and says so, before anybody has stopped waiting for it.
    system.mood = 'hangs';
    await page.reload();
    expect(await drawnWhile('/well')).toBeGreaterThan(0);
    await expect(named('空教室').locator('[data-feed=stale]')).toContainText('暂时没有回应，显示的是');
    await expect(named('空教室').getByText('三教 101')).toBeVisible();

    // So it does when it answers that it is down.
    system.mood = 'down';
    await page.reload();
    await expect(named('空教室').getByText('三教 101')).toBeVisible();
    await expect(named('空教室').locator('[data-feed=stale]')).toContainText('暂时没有回应，显示的是');
    await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
  } finally {
    await product.stop();
    await system.stop();
  }
});
