import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const cardNamed = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('region', { name, exact: true });

/** The names of the cards on the page, from the top. */
export const mainCards = (page: Page) => page.locator('.home__main .yz-card__title');

export async function editHome(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '调整首页' }).click();
  const editor = page.getByRole('region', { name: '调整首页' });
  await expect(editor.getByRole('region', { name: '主栏' }).getByRole('listitem').first()).toBeVisible();
  return editor;
}

/** The names of a column's cards in edit mode. */
export const rowsOf = (editor: Locator, column: '主栏' | '右栏' | '未显示的卡片') =>
  editor.getByRole('region', { name: column }).locator('li strong');

export async function finish(editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: '完成' }).click();
  await expect(editor.page().getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
}

/** Records all live-region announcements of the page from now on. */
export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const look = () => {
      for (const region of document.querySelectorAll('[aria-live]')) {
        const words = region.textContent ?? '';
        if (words !== '' && !announcements.includes(words)) announcements.push(words);
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);

/** A marker that a reload would remove. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

export const expectNotReloaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '');
