import { expect, type Page } from '@playwright/test';
import { barriers } from './accessible.ts';
import { type Control, controlsOf, isSafe, screenOf } from './controls.ts';
import { Watch } from './watch.ts';
import { strangeWords } from './words.ts';

/** How to come to a screen: an address, and what to press there. */
type Way = { url: string; keys: readonly string[] };
type Bounds = { from: string; actions: number; within?: RegExp; data: readonly string[] };

/** Presses what can be pressed, breadth first, and looks at every screen it meets. Answers the screens it saw. */
export async function crawl(page: Page, { from, actions, within = /./, data }: Bounds): Promise<string[]> {
  const watch = new Watch(page);
  const seen = new Set<string>();
  const pressed = new Set<string>();
  const ways: Way[] = [{ url: from, keys: [] }];
  await page.goto(from);
  for (let done = 0; done < actions; done++) {
    const way = ways.shift();
    if (!way) break;
    if (!(await follow(page, way, watch))) continue;
    const screen = await screenOf(page);
    if (seen.has(screen)) continue;
    seen.add(screen);
    await look(page, screen, watch, data);
    for (const control of await controlsOf(page, screen)) {
      if (pressed.has(control.key) || !isSafe(control)) continue;
      pressed.add(control.key);
      if (leads(control, within)) ways.push(next(page, way, control));
    }
  }
  return [...seen];
}

/** Pages of the portal are walked through; what stands beside it only has to be there. */
const leads = ({ href }: Control, within: RegExp) => href === null || (href.startsWith('#/') && within.test(href));

function next(page: Page, way: Way, { key }: Control): Way {
  const url = page.url();
  return { url, keys: url === way.url ? [...way.keys, key] : [key] };
}

/** Back to nothing open, to the address, and through the presses; false when one of them is no longer there. */
async function follow(page: Page, { url, keys }: Way, watch: Watch): Promise<boolean> {
  await closeAll(page);
  if (page.url() !== url) await page.goto(url);
  await watch.settled();
  for (const key of keys) {
    await controlsOf(page, await screenOf(page));
    const control = page.locator(`[data-control=${JSON.stringify(key)}]`).first();
    if ((await control.count()) === 0) return false;
    await control.click();
    await watch.settled();
  }
  return true;
}

const overlay = '#overlays [role="dialog"]:visible, #overlays [role="alertdialog"]:visible, [role="menu"]:visible';

async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 4 && (await page.locator(overlay).count()) > 0; tries++)
    await page.keyboard.press('Escape');
  if ((await page.locator(overlay).count()) > 0) await page.reload();
}

async function look(page: Page, screen: string, watch: Watch, data: readonly string[]): Promise<void> {
  expect.soft(page.url(), screen).not.toContain('noPower');
  expect.soft(await strangeWords(page, data), `words on ${screen}`).toEqual([]);
  expect.soft(await barriers(page), `barriers on ${screen}`).toEqual([]);
  expect.soft(watch.faults.splice(0), `faults on ${screen}`).toEqual([]);
}
