import { expect, type Page } from '@playwright/test';

/**
 * Moves what was picked up by the keyboard until the page says so. It says that it is picked up a moment before it
 * listens to keys; a busy machine makes that moment long enough to press one in vain.
 */
export async function moveDragged(page: Page, key: 'ArrowUp' | 'ArrowDown', words: string) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(words)).toBeAttached({ timeout: 3_000 });
  }).toPass();
}
