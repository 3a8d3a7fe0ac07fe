import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What listens to the keys comes once the page is idle: whoever sees nothing happen presses again. */
export const lockByKeyboard = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+Alt+l');
    await expect(page).toHaveURL(/#\/lock$/, { timeout: 2_000 });
  }).toPass();
