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
  const open = page.locator(over).filter({ visible: true });
  for (let tries = 0; tries < MOST_OPEN && (await open.count()) > 0; tries++) await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  const isInside = /#\/(home|userFrameConfig)\b/.test(page.url());
  await page.goto(isInside ? nowhere.inside : nowhere.outside);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
}
