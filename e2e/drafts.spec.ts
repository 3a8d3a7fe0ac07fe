import type { Page } from '@playwright/test';
import { departments } from '@yizhan/contract/calls/departments.ts';
import { security } from '@yizhan/contract/calls/security.ts';
import { callApi } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, aRole, type Someone, signIn, tokenOf } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const addressOf = (id: string) => `${sectionAt('departments')}?record=${id}`;

/** Somebody who may edit departments, and nothing else. */
async function anEditor(): Promise<Someone> {
  const { id } = await aRole(['userFrameConfig/manage/departments']);
  return aPerson([{ roleIds: [id] }]);
}

const leader = (page: Page) => page.getByRole('dialog').getByLabel('负责人');
const restored = (page: Page) => page.getByText('已恢复未保存的内容');

/** Ends the session from elsewhere; the next call notices, and the page stays where it is. */
async function loseSession(page: Page, { account }: Someone) {
  const elsewhere = await signIn(account);
  await callApi(security.removeOtherDevices, {}, elsewhere.access_token);
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(at.loggedOut);
}

test('SE-3 SE-4 what was typed when the session ended is back for its owner alone, on the same record, to be saved or discarded; another person at the same browser does not see it', async ({
  as,
}) => {
  const [department, editor, other] = [await aDepartment(), await anEditor(), await anEditor()];
  const page = await as(await signIn(editor.account));
  await page.goto(addressOf(department.id));
  await leader(page).fill('王未保存');
  await loseSession(page, editor);
  await signInByForm(page, other.account);
  await expect(page).not.toHaveURL(/#\/login/);
  await page.goto(addressOf(department.id));
  await expect(leader(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  // Nor is any of it readable in browser storage.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('王未保存');

  await loseSession(page, other);
  await signInByForm(page, editor.account);
  await expect(page).toHaveURL(addressOf(department.id));
  await expect(leader(page)).toHaveValue('王未保存');
  await expect(restored(page)).toBeVisible();

  await page.getByRole('button', { name: '放弃恢复' }).click();
  await expect(leader(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  await leader(page).fill('王未保存');
  await loseSession(page, editor);
  await signInByForm(page, editor.account);
  await expect(leader(page)).toHaveValue('王未保存');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect(restored(page)).toHaveCount(0);
  const all = await callApi(departments.list, {}, await tokenOf('admin'));
  expect(all.find(({ name }) => name === department.name)?.leader).toBe('王未保存');
});
