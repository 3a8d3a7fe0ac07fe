import type { Page, ViewportSize } from '@playwright/test';
import { expect } from './base.ts';

/** Addresses without a screen; the inside one keeps the portal's frame mounted for signed-in people. */
const nowhere = { inside: '/#/home/nowhere', outside: '/#/generalDetailsTow' };
const overlays = '#overlays [role="dialog"], #overlays [role="alertdialog"], [role="menu"], .yz-toast';
const events = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const;
const MAX_OVERLAYS = 8;

/** Resets a page for the next test: its own size, no overlay, no toast, no listener, at an address without a screen. */
export async function resetPage(page: Page, size: ViewportSize | null): Promise<void> {
  if (page.url() === 'about:blank') return;
  // Waits for answers still passing through a route.
  await page.unrouteAll({ behavior: 'wait' });
  for (const event of events) page.removeAllListeners(event);
  if (size) await page.setViewportSize(size);
  await closeOverlays(page);
  const isInside = /#\/(home|userFrameConfig)\b/.test(page.url());
  await page.goto(isInside ? nowhere.inside : nowhere.outside);
  const there = page.getByRole('heading', { name: isInside ? '页面不存在' : '该消息已被删除或撤回' });
  await expect(there.or(discardButton(page))).toBeVisible();
  if (await discardButton(page).isVisible()) await discardButton(page).click();
  await expect(there).toBeVisible();
}

/** The button that discards unsaved input of a form. */
const discardButton = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: '放弃修改', exact: true });

/** Closes what is open over the page, as people do. */
export async function closeOverlays(page: Page): Promise<void> {
  // Beside the page, not over it: it stays when one goes elsewhere.
  const robot = page.getByRole('button', { name: '关闭问答', exact: true });
  if (await robot.isVisible()) await robot.click();
  const open = page.locator(overlays).filter({ visible: true });
  for (let tries = 0; tries < MAX_OVERLAYS && (await open.count()) > 0; tries++) {
    if (await discardButton(page).isVisible()) await discardButton(page).click();
    else await page.keyboard.press('Escape');
  }
  await expect(open).toHaveCount(0);
}
