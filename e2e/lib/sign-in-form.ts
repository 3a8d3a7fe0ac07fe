import type { Page } from '@playwright/test';
import { password } from './address.ts';

/** Signs in by the form, as people do: account, password, 登录. */
export async function signInByForm(page: Page, account: string, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(typed);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
