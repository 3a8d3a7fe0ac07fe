import type { Page } from '@playwright/test';
import { type NewSchool, startNewSchool } from '../scripts/lib/new-school.mjs';
import { test as base, expect } from './lib/base.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signInByForm } from './lib/sign-in-form.ts';

async function startSchool() {
  const school = await startNewSchool();
  return { value: school, dispose: () => school.stop() };
}

const test = base.extend<{ school: NewSchool }>({
  school: [async ({ perFile }, use) => use(await perFile('school', startSchool)), { timeout: 120_000 }],
});

const [account, name, mailbox] = ['principal', '周校办', 'principal@school.test'];
const [first, second] = ['Campus@2026', 'Better-horse-8'];

async function setPassword(page: Page, password: string, submit: string) {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入新密码').fill(password);
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('link', { name: '去登录' }).click();
}

/** Configures the school's mail server, and gives one person a mail address. */
async function setUpMail(page: Page, { url, mailPort }: NewSchool) {
  await page.goto(url + sectionAt('settings'));
  await page.getByRole('switch', { name: '用邮件发送激活与重置密码链接' }).click();
  await page.getByLabel('服务器地址').fill('127.0.0.1');
  await page.getByRole('spinbutton', { name: '端口' }).fill(String(mailPort));
  await page.getByLabel('发件人').fill('portal@school.test');
  await page.getByRole('switch', { name: /使用 TLS/ }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('设置已保存，所有打开的页面正在更新')).toBeVisible();
  await page.goto(url + sectionAt('users'));
  await page.getByRole('button', { name, exact: true }).click();
  const pane = page.getByRole('dialog', { name });
  await pane.getByLabel('邮箱').fill(mailbox);
  await pane.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
}

test('the first administrator signs up by the printed link, once, and comes back by mail after forgetting the password', async ({
  page,
  school,
}) => {
  const link = /http\S+\/#\/first\?code=[\w-]+/.exec(school.printed())?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('管理员账号').fill(account);
  await page.getByLabel('姓名').fill(name);
  await setPassword(page, first, '创建管理员');
  await signInByForm(page, account, first);
  await expect(page.getByRole('button', { name: `${name} 的账号与设置` })).toBeVisible();
  await setUpMail(page, school);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: '管理员已经设置' })).toBeVisible();

  await page.goto(`${school.url}${at.login}`);
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await school.captcha());
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible();
  const letter = await school.letter();
  expect(letter.to).toBe(mailbox);
  await page.goto(/http\S+\/#\/forgot\?code=[\w-]+/.exec(letter.text)?.[0] ?? '');
  await setPassword(page, second, '保存新密码');
  await signInByForm(page, account, second);
  await expect(page.getByRole('button', { name: `${name} 的账号与设置` })).toBeVisible();
});
