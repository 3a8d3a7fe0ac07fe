import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { bundle } from '../scripts/lib/bundle.mjs';
import { test as base, expect } from './lib/base.ts';
import { aPageOf } from './lib/own-page.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { Watch } from './lib/watch.ts';

// A portal of its own: it trusts the scripted server as one of the school's, and a micro front end changes the content
// security policy of every page.
base.describe.configure({ mode: 'default' });

const file = (name: string) => fileURLToPath(new URL(`./micro-app/${name}`, import.meta.url));

const types = { 'index.html': 'text/html', 'bus.css': 'text/css', 'bus.js': 'text/javascript' };

/** The other office's server: it allows CORS, as micro front ends must. */
async function startBus(): Promise<Site> {
  const [page, styles, script] = await Promise.all([
    readFile(file('index.html'), 'utf8'),
    readFile(file('bus.css'), 'utf8'),
    bundle(file('main.ts')),
  ]);
  const bodies: Record<string, string> = { 'index.html': page, 'bus.css': styles, 'bus.js': script };
  return startSite((request, response) => {
    const name = new URL(request.url ?? '', 'http://bus').pathname.slice('/app/'.length) || 'index.html';
    const body = bodies[name];
    const type = types[name as keyof typeof types] ?? 'text/plain';
    const headers = { 'access-control-allow-origin': '*', 'content-type': `${type}; charset=utf-8` };
    response.writeHead(body === undefined ? 404 : 200, headers).end(body);
  });
}

/** Counts live timers and listeners on the real window, whatever the application believes. */
function countAlive() {
  const alive = { timers: new Set<number>(), listeners: 0 };
  const { setInterval, clearInterval, addEventListener, removeEventListener } = window;
  Object.assign(window, {
    alive: () => ({ timers: alive.timers.size, listeners: alive.listeners }),
    setInterval: (work: () => void, ms?: number) => {
      const timer = setInterval(work, ms);
      if (ms === 250) alive.timers.add(timer);
      return timer;
    },
    clearInterval: (timer?: number) => {
      if (timer !== undefined) alive.timers.delete(timer);
      clearInterval(timer);
    },
    addEventListener: (...all: Parameters<typeof addEventListener>) => {
      if (String(all[0]) === 'bus-news') alive.listeners += 1;
      addEventListener.apply(window, all);
    },
    removeEventListener: (...all: Parameters<typeof removeEventListener>) => {
      if (String(all[0]) === 'bus-news') alive.listeners -= 1;
      removeEventListener.apply(window, all);
    },
  });
}

type CountingWindow = Window & { alive: () => { timers: number; listeners: number } };
const alive = (page: Page) => page.evaluate(() => (window as unknown as CountingWindow).alive());

const MEGABYTE = 1024 * 1024;

type Mood = 'well' | 'hangs' | 'down';
type System = Site & { mood: Mood; pending: (path: string) => number };

/** A failing campus system: one address for every failure mode, and one that works until switched off. */
async function startSystem(): Promise<System> {
  const rows = JSON.stringify({ rows: [{ title: '三教 101', free: 12 }] });
  const open: string[] = [];
  // Never answered: stays open until the client gives up.
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
  const pending = (path: string) => open.filter((one) => one === path).length;
  const system: System = {
    ...{ ...site, mood: 'well', pending },
  };
  return system;
}

/** Whether every card that is not waiting is rendered. Runs in the page. */
const isDrawn = () =>
  document.querySelectorAll('[data-card]').length === 6 &&
  document.querySelector('[data-card=announcements] li') !== null &&
  document.body.innerText.includes('三教 101');

type Campus = { portal: string; bus: Site; system: System };

async function startCampus() {
  const [bus, system] = [await startBus(), await startSystem()];
  const product = await startOwnProduct({ INWARD_HOSTS: system.host, MICRO_APP_ORIGINS: bus.url });
  const value: Campus = { portal: product.url, bus, system };
  return { value, dispose: () => Promise.all([product.stop(), bus.stop(), system.stop()]) };
}

const test = base.extend<{ campus: Campus }>({
  campus: [async ({ perFile }, use) => use(await perFile('campus', startCampus)), { timeout: 120_000 }],
});

test('CD-2 a micro front end is mounted twice on one page, each for itself, and leaves nothing behind', async ({
  campus: { portal, bus },
  page,
}) => {
  const frame = { type: 'qiankun' as const, url: `${bus.url}/app/`, height: 240 };
  const names = ['校车东线', '校车西线'];
  const contents = names.map((cardName) => ({ kind: 'frame' as const, cardName, config: { frame } }));
  const account = await aPageOf(portal, contents, identityTypes.external);
  const watch = new Watch(page);
  await page.addInitScript(countAlive);
  await page.goto(`${portal}${at.login}`);
  await signInByForm(page, account);

  const [east, west] = names.map((name) => page.getByRole('region', { name, exact: true }));
  if (!east || !west) throw new Error('there are two cards');
  await expect(east.getByRole('heading', { name: '下一班校车' })).toBeVisible();
  await expect(west.getByRole('heading', { name: '下一班校车' })).toBeVisible();
  await expect(east.locator('.bus__clock')).toHaveText(/\d+:\d\d:\d\d/);
  expect(await alive(page)).toEqual({ timers: 2, listeners: 2 });

  // Each has its own globals, and receives the page's events.
  const press = (card: typeof east) => card.getByRole('button', { name: '收藏线路' }).click();
  await press(east);
  await press(east);
  await press(west);
  await expect(east.locator('.bus__presses')).toHaveText('已收藏 2 次');
  await expect(west.locator('.bus__presses')).toHaveText('已收藏 1 次');
  await page.evaluate(() => window.dispatchEvent(new Event('bus-news')));
  await expect(page.locator('.bus[data-news=heard]')).toHaveCount(2);

  // Its styles stay within its card, and the card has the configured height.
  const title = page.getByRole('heading', { name: '校车东线', exact: true });
  await expect(title).toHaveCSS('letter-spacing', 'normal');
  await expect(east.getByRole('heading', { name: '下一班校车' })).toHaveCSS('letter-spacing', '7px');
  await expect(east.locator('.frame-app')).toHaveCSS('height', '240px');

  // Away and back, twice: nothing leaks, and it mounts again.
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`${portal}${at.personal}`);
    await expect.poll(() => alive(page)).toEqual({ timers: 0, listeners: 0 });
    await expect(page.locator('[data-qiankun]')).toHaveCount(0);
    await page.goto(`${portal}${at.home}`);
    await expect(west.getByRole('heading', { name: '下一班校车' })).toBeVisible();
    await expect.poll(() => alive(page)).toEqual({ timers: 2, listeners: 2 });
  }
  expect(watch.faults).toEqual([]);
});

test('CD-2 sources that hang, answer too much, answer HTML or lead inward leave the page whole and are named', async ({
  campus: { portal, system },
  page,
}) => {
  const card = (cardName: string, path: string) => ({
    kind: 'frame' as const,
    cardName,
    config: {
      frame: {
        type: 'json' as const,
        // Not cached, so that the page shows the system's current answer.
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
  const account = await aPageOf(portal, contents, identityTypes.alumnus);
  const named = (name: string) => page.getByRole('region', { name, exact: true });

  /** The requests of a path that are still open when the page is rendered. */
  const drawnWhile = async (path: string) => {
    await page.waitForFunction(isDrawn);
    return system.pending(path);
  };

  // The page renders while the request to the hanging system is still open; only its card waits.
  await page.goto(`${portal}${at.login}`);
  await signInByForm(page, account);
  expect(await drawnWhile('/hangs')).toBeGreaterThan(0);
  await expect(named('空教室').getByText('三教 101')).toBeVisible();
  await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
  await expect(named('空教室').locator('[data-feed=fresh]')).toContainText(`来自 ${system.host}`);
  for (const name of Object.keys(broken))
    await expect(named(name).locator('[data-feed=failed]')).toContainText(`${system.host} 暂时没有回应`);

  // A source that worked before and hangs now shows its last good state, and says so, before any timeout.
  system.mood = 'hangs';
  await page.reload();
  expect(await drawnWhile('/well')).toBeGreaterThan(0);
  await expect(named('空教室').locator('[data-feed=stale]')).toContainText('暂时没有回应，显示的是');
  await expect(named('空教室').getByText('三教 101')).toBeVisible();

  // The same when it answers that it is down.
  system.mood = 'down';
  await page.reload();
  await expect(named('空教室').getByText('三教 101')).toBeVisible();
  await expect(named('空教室').locator('[data-feed=stale]')).toContainText('暂时没有回应，显示的是');
  await expect(named('本站公告').getByRole('listitem').first()).toBeVisible();
});
