import { expect, type Locator } from '@playwright/test';

/** Far more than any screen has: the target is not reachable. */
const MOST = 200;

/** Reaches the target by the Tab key alone, as people without a mouse do. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
