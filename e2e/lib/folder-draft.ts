import { expect, type Page } from '@playwright/test';
import { at } from './pages.ts';

const name = '考研资料';

const dialog = (page: Page) => page.getByRole('dialog', { name: '新建收藏夹' });
const field = (page: Page) => dialog(page).getByLabel('收藏夹名称');

async function openDialog(page: Page) {
  await page.getByRole('button', { name: '新建收藏夹' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Types a name for a new folder of favourites without submitting it. */
export async function typeFolderName(page: Page, portal: string) {
  await page.goto(`${portal}${at.favourites}`);
  await openDialog(page);
  await field(page).fill(name);
}

/** Presses the only button of the expired dialog. */
export async function goToSignIn(page: Page, portal: string) {
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(`${portal}${at.loggedOut}`);
}

/** Back on the favourites page, where the dialog is restored with what was typed. */
export async function expectFolderDraft(page: Page, portal: string) {
  await expect(page).toHaveURL(`${portal}${at.favourites}`);
  await openDialog(page);
  await expect(dialog(page).getByText('已恢复未保存的内容')).toBeVisible();
  await expect(field(page)).toHaveValue(name);
}
