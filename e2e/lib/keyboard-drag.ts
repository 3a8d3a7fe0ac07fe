import { expect, type Page } from '@playwright/test';

/**
 * Moves the lifted item by keyboard until the page announces it. The lift is announced a moment before the page listens
 * to keys; on a busy machine a key pressed in between is lost.
 */
export async function moveDragged(page: Page, key: 'ArrowUp' | 'ArrowDown', words: string) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(words)).toBeAttached({ timeout: 3_000 });
  }).toPass();
}
