import type { Page, ViewportSize } from '@playwright/test';
import { expect } from './base.ts';

/** Where nothing is: inside the portal for those who are signed in, which leaves its frame standing. */
const nowhere = { inside: '/#/home/nowhere', outside: '/#/generalDetailsTow' };
const over = '#overlays [role="dialog"], #overlays [role="alertdialog"], [role="menu"], .yz-toast';
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const;
const MOST_OPEN = 8;

/** Leaves a page as a test begins with it: of its own size, with nothing open, nothing said and nobody listening, nowhere. */
export async function tidy(page: Page, size: ViewportSize | null): Promise<void> {
  if (page.url() === 'about:blank') return;
  // An answer still on its way through a route is let through first.
  await page.unrouteAll({ behavior: 'wait' });
  for (const event of heard) page.removeAllListeners(event);
  if (size) await page.setViewportSize(size);
  await closeAll(page);
  const isInside = /#\/(home|userFrameConfig)\b/.test(page.url());
  await page.goto(isInside ? nowhere.inside : nowhere.outside);
  const there = page.getByRole('heading', { name: isInside ? '页面不存在' : '该消息已被删除或撤回' });
  await expect(there.or(givingUp(page))).toBeVisible();
  if (await givingUp(page).isVisible()) await givingUp(page).click();
  await expect(there).toBeVisible();
}

/** What was written in a form is given up where it asks. */
const givingUp = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '放弃修改', exact: true });

/** Closes what is open over the page, as people do. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator(over).filter({ visible: true });
  for (let tries = 0; tries < MOST_OPEN && (await open.count()) > 0; tries++) {
    if (await givingUp(page).isVisible()) await givingUp(page).click();
    else await page.keyboard.press('Escape');
  }
  await expect(open).toHaveCount(0);
}
