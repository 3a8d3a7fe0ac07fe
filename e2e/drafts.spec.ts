import type { Page } from '@playwright/test';
import { departments } from '@yizhan/contract/calls/departments.ts';
import { security } from '@yizhan/contract/calls/security.ts';
import { password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { lockByKeyboard } from './lib/lock.ts';
import { aGuide, aService, audience, serviceAt } from './lib/own-service.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, aRole, type Someone, signIn, tokenOf } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const addressOf = (id: string) => `${sectionAt('departments')}?record=${id}`;

/** Whoever may change departments, and nothing else. */
async function anEditor(): Promise<Someone> {
  const { id } = await aRole(['userFrameConfig/manage/departments']);
  return aPerson([{ roleIds: [id] }]);
}

const leader = (page: Page) => page.getByRole('dialog').getByLabel('负责人');
const restored = (page: Page) => page.getByText('已恢复未保存的内容');

/** Signed out from elsewhere; the next word to the server tells, and the page stays where it is. */
async function loseSession(page: Page, { account }: Someone) {
  const elsewhere = await signIn(account);
  await callApi(security.removeOtherDevices, {}, elsewhere.access_token);
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(at.loggedOut);
}

test('SE-3 SE-4 what was typed when the session ended is back after signing in again, on the same record', async ({
  as,
}) => {
  const [department, editor] = [await aDepartment(), await anEditor()];
  const page = await as(await signIn(editor.account));
  await page.goto(addressOf(department.id));
  await leader(page).fill('王未保存');
  await loseSession(page, editor);
  await signInByForm(page, editor.account);
  await expect(page).toHaveURL(addressOf(department.id));
  await expect(page.getByRole('dialog', { name: department.name })).toBeVisible();
  await expect(restored(page)).toBeVisible();
  await expect(leader(page)).toHaveValue('王未保存');

  await page.getByRole('button', { name: '放弃恢复' }).click();
  await expect(leader(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  await page.reload();
  await expect(leader(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
});

test('another person at the same browser does not see what was typed; its owner still finds it, and can save it like anything typed', async ({
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
  // Nothing of it can be read in the browser, either.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('王未保存');

  await loseSession(page, other);
  await signInByForm(page, editor.account);
  await expect(page).toHaveURL(addressOf(department.id));
  await expect(leader(page)).toHaveValue('王未保存');
  await expect(restored(page)).toBeVisible();

  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect(restored(page)).toHaveCount(0);
  const all = await callApi(departments.list, {}, await tokenOf('admin'));
  expect(all.find(({ name }) => name === department.name)?.leader).toBe('王未保存');
});

test('SE-3 SE-4 a correction begun when the page was locked is there when its dialog is opened again, and can be discarded; a rating begun when the session ended, until it is sent', async ({
  as,
}) => {
  const [service, user] = [await aService(), await aPerson([{ type: audience }])];
  await aGuide(service, { description: '<p>到二楼办理。</p>' });
  const page = await as(await signIn(user.account));
  await page.goto(serviceAt(service.id));

  const mistake = page.getByRole('dialog', { name: '指南纠错' }).getByLabel('问题描述');
  await page.getByRole('button', { name: '纠错' }).click();
  await mistake.fill('已经搬到三楼了');
  await lockByKeyboard(page);
  await page.getByLabel('解锁密码').fill(password);
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page).toHaveURL(serviceAt(service.id));
  await page.getByRole('button', { name: '纠错' }).click();
  await expect(restored(page)).toBeVisible();
  await expect(mistake).toHaveValue('已经搬到三楼了');
  await page.getByRole('button', { name: '放弃恢复' }).click();
  await expect(mistake).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mistake).toHaveCount(0);

  const text = page.getByRole('dialog').getByLabel('说说您的感受');
  const five = page.getByRole('radio', { name: '5 星，非常满意' });
  await page.getByRole('button', { name: '我要评价' }).click();
  await five.check({ force: true });
  await text.fill('写了一半的感受');
  await loseSession(page, user);
  await signInByForm(page, user.account);
  await expect(page).toHaveURL(serviceAt(service.id));
  await page.getByRole('button', { name: '我要评价' }).click();
  await expect(restored(page)).toBeVisible();
  await expect(five).toBeChecked();
  await expect(text).toHaveValue('写了一半的感受');

  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('感谢您的评价')).toBeVisible();
  await page.getByRole('button', { name: '修改评价' }).click();
  await expect(text).toHaveValue('写了一半的感受');
  await expect(restored(page)).toHaveCount(0);
});
