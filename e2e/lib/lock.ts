import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The key listener loads when the page is idle, so the press is retried. */
export const lockByKeyboard = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+Alt+l');
    await expect(page).toHaveURL(/#\/lock$/, { timeout: 2_000 });
  }).toPass();
