import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { bundle } from '../scripts/lib/bundle.mjs';
import { expect, test } from './lib/base.ts';
import { aPageOf } from './lib/own-page.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { Watch } from './lib/watch.ts';

// A portal of its own: a micro front end changes what every page of the school lets in.

const file = (name: string) => fileURLToPath(new URL(`./micro-app/${name}`, import.meta.url));

const types = { 'index.html': 'text/html', 'bus.css': 'text/css', 'bus.js': 'text/javascript' };

/** The other office's server: it lets other origins read it, as micro front ends must. */
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

/** Counts what is alive on the real window, whatever the application believes. */
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

type Counted = Window & { alive: () => { timers: number; listeners: number } };
const alive = (page: Page) => page.evaluate(() => (window as unknown as Counted).alive());

test('CD-2 a micro front end is mounted twice on one page, each for itself, and leaves nothing behind', async ({
  page,
}) => {
  const bus = await startBus();
  const product = await startOwnProduct();
  try {
    const frame = { type: 'qiankun' as const, url: `${bus.url}/app/`, height: 240 };
    const names = ['校车东线', '校车西线'];
    const contents = names.map((cardName) => ({ kind: 'frame' as const, cardName, config: { frame } }));
    const account = await aPageOf(product.url, contents);
    const watch = new Watch(page);
    await page.addInitScript(countAlive);
    await page.goto(`${product.url}${at.login}`);
    await signInByForm(page, account);

    const [east, west] = names.map((name) => page.getByRole('region', { name, exact: true }));
    if (!east || !west) throw new Error('there are two cards');
    await expect(east.getByRole('heading', { name: '下一班校车' })).toBeVisible();
    await expect(west.getByRole('heading', { name: '下一班校车' })).toBeVisible();
    await expect(east.locator('.bus__clock')).toHaveText(/\d+:\d\d:\d\d/);
    expect(await alive(page)).toEqual({ timers: 2, listeners: 2 });

    // Each has its own globals, and hears the page.
    const press = (card: typeof east) => card.getByRole('button', { name: '收藏线路' }).click();
    await press(east);
    await press(east);
    await press(west);
    await expect(east.locator('.bus__presses')).toHaveText('已收藏 2 次');
    await expect(west.locator('.bus__presses')).toHaveText('已收藏 1 次');
    await page.evaluate(() => window.dispatchEvent(new Event('bus-news')));
    await expect(page.locator('.bus[data-news=heard]')).toHaveCount(2);

    // Its styles stay within its card, and the card has the height that was set.
    const title = page.getByRole('heading', { name: '校车东线', exact: true });
    await expect(title).toHaveCSS('letter-spacing', 'normal');
    await expect(east.getByRole('heading', { name: '下一班校车' })).toHaveCSS('letter-spacing', '7px');
    await expect(east.locator('.frame-app')).toHaveCSS('height', '240px');

    // Away and back, twice: nothing stays, and it comes again.
    for (let times = 0; times < 2; times += 1) {
      await page.goto(`${product.url}${at.personal}`);
      await expect.poll(() => alive(page)).toEqual({ timers: 0, listeners: 0 });
      await expect(page.locator('[data-qiankun]')).toHaveCount(0);
      await page.goto(`${product.url}${at.home}`);
      await expect(west.getByRole('heading', { name: '下一班校车' })).toBeVisible();
      await expect.poll(() => alive(page)).toEqual({ timers: 2, listeners: 2 });
    }
    expect(watch.faults).toEqual([]);
  } finally {
    await product.stop();
    await bus.stop();
  }
});
