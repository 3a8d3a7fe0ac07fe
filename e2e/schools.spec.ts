import { second } from './lib/address.ts';
import { at, sectionAt } from './lib/pages.ts';
import { unique } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const here = (path: string) => second.address + path;

test('RO-6 the second school stands at its own host with its own name and its own people; a person of the first school is nobody in it', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(here(at.landing));
  await expect(page).toHaveTitle(/^海津师范学院/);
  await page.goto(here(sectionAt('users')));
  await signInByForm(page, 'portal_admin');
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const name of ['方静', '吕文博', '夏雨'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('AD-7 RO-6 the platform’s administrator makes a school; its first administrator comes in by the link; suspended, the school says why, and resumed it is there', async ({
  as,
  visitor,
}) => {
  const [name, host] = [unique('新区学院'), `${unique('s')}.localhost`];
  const desk = await as('super_admin');
  await desk.goto(sectionAt('tenants'));
  await desk.getByRole('button', { name: '新建学校' }).first().click();
  await desk.getByRole('textbox', { name: '学校名称' }).fill(name);
  await desk.getByRole('combobox', { name: '域名' }).fill(`${host} `);
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: '把这个链接交给第一位管理员' });
  const link = await dialog.locator('output').innerText();
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const head = await visitor();
  await head.goto(link);
  await head.getByRole('textbox', { name: '账号' }).fill('head');
  await head.getByRole('textbox', { name: '姓名' }).fill('首位管理员');
  for (const field of await head.locator('input[type=password]').all()) await field.fill('Xinqu-2026-first');
  await head.getByRole('button', { name: '创建管理员' }).click();
  await head.getByRole('link', { name: '去登录' }).click();
  await signInByForm(head, 'head', 'Xinqu-2026-first');
  await expect(head.getByRole('heading', { level: 1, name: '开始配置' })).toBeVisible();

  const row = desk.getByRole('row').filter({ hasText: name });
  await desk.reload();
  await expect(row).toContainText('使用中');
  await desk.getByRole('button', { name: `${name} 的操作` }).click();
  await desk.getByRole('menuitem', { name: '暂停使用' }).click();
  const asked = desk.getByRole('dialog', { name: `暂停「${name}」？` });
  await asked.getByRole('textbox', { name: /原因/ }).fill('合同到期');
  await asked.getByRole('button', { name: '暂停使用' }).click();
  await expect(row).toContainText('已暂停');
  await head.goto(new URL('/', link).href);
  await expect(head.getByText('合同到期')).toBeVisible();

  await desk.getByRole('button', { name: `${name} 的操作` }).click();
  await desk.getByRole('menuitem', { name: '恢复使用' }).click();
  await expect(row).toContainText('使用中');
  await head.reload();
  await expect(head).toHaveTitle(new RegExp(`^${name}`));
});
