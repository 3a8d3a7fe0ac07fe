import type { Page } from '@playwright/test';
import { barriers } from './accessible.ts';
import { isChecked, markChecked } from './checked-screens.ts';
import { anyData, type Control, controlsOf, isSafe, screenOf } from './controls.ts';
import { closeOverlays } from './reset-page.ts';
import { untranslatedTexts } from './untranslated.ts';
import { Watch } from './watch.ts';

/** How to come to a screen: an address, and what to press there. */
type Way = { url: string; keys: readonly string[] };

type Bounds = {
  from: readonly string[];
  actions: number;
  /** One section or the frame around them all: other screens these lead to are opened here and crawled by others. */
  only?: 'section' | 'frame';
  /** Words of the school's own data, which may be Latin. */
  data: readonly string[];
};

/** Presses what can be pressed, breadth first, and looks at every screen it meets. */
export async function crawl(page: Page, { from, actions, only, data }: Bounds) {
  const watch = new Watch(page);
  // A tab that opens over this one would leave it hidden, where the browser hardly draws.
  const closeOther = (other: Page) => void other.close();
  page.context().on('page', closeOther);
  const seen = new Set<string>();
  const findings: string[] = [];
  const pressed = new Set<string>();
  const isMeant = ({ inFrame }: Control, screen: string) => {
    // The menus of the frame are part of it.
    if (only === 'frame') return inFrame || screen.includes(' menu ');
    return only === undefined || (!inFrame && pathOf(screen) === pathOf([...seen][0]));
  };
  const ways: Way[] = from.map((url) => ({ url, keys: [] }));
  await watch.countWaits();
  for (let done = 0; done < actions; done++) {
    const way = ways.shift();
    if (!way) break;
    if (!(await follow(page, way, watch))) continue;
    const screen = await screenOf(page);
    if (seen.has(screen)) continue;
    seen.add(screen);
    const found = await look(page, screen, watch, data);
    findings.push(...found.map((finding) => `${screen}: ${finding}`));
    for (const control of await controlsOf(page, screen)) {
      const alike = likenessOf(control);
      if (pressed.has(alike) || !isSafe(control) || !isMeant(control, screen)) continue;
      pressed.add(alike);
      if (isBeside(control)) findings.push(...(await visit(page, control)));
      else if (isInside(control)) ways.push(next(page, way, control));
    }
  }
  page.context().off('page', closeOther);
  return { seen: [...seen], left: ways.length, findings: [...findings, ...watch.faults] };
}

/** The frame is the same on every page and for everyone, but for the name in it. */
const nameless = (text: string) => text.replace(/\S+ 的账号与设置/g, '账号与设置');

const pathOf = (screen = '') => screen.replace(/\?.*$/s, '');

/**
 * Of what is alike one is enough: links to screens of one kind, a tab of a page, and a button of a tab whatever stands
 * in its address besides, which is how a list is filtered.
 */
function likenessOf({ key, href, isTab }: Control): string {
  if (href !== null) return anyData(href.replace(/=[^&]*/g, ''));
  return anyData(key).replace(/\?\S*/, (query) => (!isTab && /tab=\w+/.exec(query)?.[0]) || '');
}

const isInside = ({ href }: Control) => href === null || /^\/?#\//.test(href);
const isBeside = (control: Control) => !isInside(control) && (control.href?.startsWith('/') ?? false);

/** What the server shows beside the portal only has to be there. */
async function visit(page: Page, { href }: Control): Promise<string[]> {
  const answer = await page.request.get(href ?? '');
  return answer.ok() ? [] : [`${answer.status()} ${href}`];
}

function next(page: Page, way: Way, { key }: Control): Way {
  const url = page.url();
  return { url, keys: url === way.url ? [...way.keys, key] : [key] };
}

/** Back to nothing open, to the address, and through the presses; false when one of them is no longer there. */
async function follow(page: Page, { url, keys }: Way, watch: Watch): Promise<boolean> {
  await closeOverlays(page);
  await stopArranging(page);
  if (page.url() !== url) await page.goto(url);
  await watch.untilIdle();
  for (const key of keys) {
    const before = await screenOf(page);
    await controlsOf(page, before);
    const control = page
      .locator(`[data-control=${JSON.stringify(key)}]`)
      .filter({ visible: true })
      .first();
    if ((await control.count()) === 0) return false;
    await control.click({ timeout: 10_000 });
    await watch.untilIdle();
  }
  return true;
}

/** The home page is arranged in place, and no address says so: it is left as people leave it. */
async function stopArranging(page: Page): Promise<void> {
  if (!page.url().includes('#/home/')) return;
  const main = page.getByRole('main');
  if (await main.getByRole('button', { name: '完成', exact: true }).isVisible())
    await main.getByRole('button', { name: '取消', exact: true }).click();
}

/** What a person would stumble over on this screen. */
async function look(page: Page, screen: string, watch: Watch, data: readonly string[]): Promise<string[]> {
  return [
    ...(page.url().includes('noPower') ? ['a way of one’s own leads to noPower'] : []),
    ...(await untranslatedTexts(page, data)).map((words) => `“${words}” is no Chinese`),
    ...watch.faults.splice(0),
    ...(await barriersOnce(page, screen)),
  ];
}

/** The same screen in another person's hands is built the same way. */
async function barriersOnce(page: Page, screen: string): Promise<string[]> {
  const own = nameless(screen);
  if (isChecked(own)) return [];
  // What is open over a page that was checked is checked alone.
  const isOver = !own.endsWith(' ') && isChecked(`${pathOf(own)}? `);
  const violations = await barriers(page, isOver ? ['#overlays', '[role="menu"]'] : []);
  if (violations.length === 0) markChecked(own);
  return violations;
}
