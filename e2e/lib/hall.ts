import type { Page } from '@playwright/test';

export const resultList = (page: Page) => page.getByRole('list', { name: '服务列表' });
/** The names of the services on the page, without the links to their guides. */
export const names = (page: Page) => resultList(page).locator('.hall-tile__name, .hall-row__name');
export const box = (page: Page) => page.getByRole('search').getByRole('combobox');
export const suggestions = (page: Page) => page.getByRole('listbox', { name: '搜索建议' });

/** Waits for the answer: until then the previous results stay. */
export async function searchFor(page: Page, words: string) {
  const answered = page.waitForResponse(/\/serverCenter\/(OSP\/)?page$/);
  await box(page).fill(words);
  await box(page).press('Enter');
  await answered;
}
