import type { Page } from '@playwright/test';
import { barriers } from './accessible.ts';
import { isChecked, markChecked } from './checked-screens.ts';
import { anyData, type Control, controlsOf, isSafe, screenOf } from './controls.ts';
import { closeOverlays } from './reset-page.ts';
import { untranslatedTexts } from './untranslated.ts';
import { Watch } from './watch.ts';

/** How to reach a screen: an address, and the controls to press there. */
type Way = { url: string; keys: readonly string[] };

type Bounds = {
  from: readonly string[];
  actions: number;
  /**
   * Limits the crawl to one section or to the frame around them: links to other screens are opened but not followed.
   */
  only?: 'section' | 'frame';
  /** Words of the school's own data, which may be Latin. */
  data: readonly string[];
};

/** Presses every control, breadth first, and checks every screen it reaches. */
export async function crawl(page: Page, { from, actions, only, data }: Bounds) {
  const watch = new Watch(page);
  // A new tab would hide this one, and browsers barely render hidden tabs.
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

/** The frame is the same on every page and for everyone, except for the person's name. */
const nameless = (text: string) => text.replace(/\S+ 的账号与设置/g, '账号与设置');

const pathOf = (screen = '') => screen.replace(/\?.*$/s, '');

/**
 * Controls that count as the same: links to screens of one kind, a tab of a page, and a button of a tab whatever else
 * is in its address, which is how lists are filtered.
 */
function likenessOf({ key, href, isTab }: Control): string {
  if (href !== null) return anyData(href.replace(/=[^&]*/g, ''));
  return anyData(key).replace(/\?\S*/, (query) => (!isTab && /tab=\w+/.exec(query)?.[0]) || '');
}

const isInside = ({ href }: Control) => href === null || /^\/?#\//.test(href);
const isBeside = (control: Control) => !isInside(control) && (control.href?.startsWith('/') ?? false);

/** Server-rendered pages beside the portal only have to exist. */
async function visit(page: Page, { href }: Control): Promise<string[]> {
  const answer = await page.request.get(href ?? '');
  return answer.ok() ? [] : [`${answer.status()} ${href}`];
}

function next(page: Page, way: Way, { key }: Control): Way {
  const url = page.url();
  return { url, keys: url === way.url ? [...way.keys, key] : [key] };
}

/** Closes everything, goes to the address, and repeats the presses; false when a control no longer exists. */
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

/** Edit mode of the home page has no address: it is left by its button. */
async function stopArranging(page: Page): Promise<void> {
  if (!page.url().includes('#/home/')) return;
  const main = page.getByRole('main');
  if (await main.getByRole('button', { name: '完成', exact: true }).isVisible())
    await main.getByRole('button', { name: '取消', exact: true }).click();
}

/** Checks this screen for everything a person would stumble over. */
async function look(page: Page, screen: string, watch: Watch, data: readonly string[]): Promise<string[]> {
  return [
    ...(page.url().includes('noPower') ? ['a way of one’s own leads to noPower'] : []),
    ...(await untranslatedTexts(page, data)).map((words) => `“${words}” is no Chinese`),
    ...watch.faults.splice(0),
    ...(await barriersOnce(page, screen)),
  ];
}

/** The same screen for another person has the same structure. */
async function barriersOnce(page: Page, screen: string): Promise<string[]> {
  const own = nameless(screen);
  if (isChecked(own)) return [];
  // An overlay on a page already checked is checked alone.
  const isOver = !own.endsWith(' ') && isChecked(`${pathOf(own)}? `);
  const violations = await barriers(page, isOver ? ['#overlays', '[role="menu"]'] : []);
  if (violations.length === 0) markChecked(own);
  return violations;
}
