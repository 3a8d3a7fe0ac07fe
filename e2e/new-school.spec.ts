import type { Page } from '@playwright/test';
import { type NewSchool, startNewSchool } from '../scripts/lib/new-school.mjs';
import { test as base, expect } from './lib/base.ts';
import { choose } from './lib/choose.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPicture } from './lib/picture.ts';
import { signInByForm } from './lib/sign-in-form.ts';

async function startSchool() {
  const school = await startNewSchool();
  return { value: school, dispose: () => school.stop() };
}

const test = base.extend<{ school: NewSchool }>({
  school: [async ({ perFile }, use) => use(await perFile('school', startSchool)), { timeout: 120_000 }],
});

const password = 'Campus@2026';

async function setPassword(page: Page, submit: string) {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入新密码').fill(password);
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('link', { name: '去登录' }).click();
}

/** Back in the guide, where so many steps are done. */
async function takeUpGuide(page: Page, done: number) {
  await page.goto(`${new URL(page.url()).origin}${sectionAt('setup')}`);
  await expect(page.getByText(`已完成 ${done} / 6 步`)).toBeVisible();
}

test('AD-7 a bare installation becomes a usable portal by screens alone: the guide leads through name, departments, people, services, home page and landing page', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(180_000);

  await test.step('the printed link makes the first administrator, who is led to the guide', async () => {
    await page.goto(/http\S+\/#\/first\?code=[\w-]+/.exec(school.printed())?.[0] ?? '');
    await page.getByLabel('管理员账号').fill('principal');
    await page.getByLabel('姓名').fill('周校办');
    await setPassword(page, '创建管理员');
    await signInByForm(page, 'principal', password);
    await expect(page.getByRole('heading', { level: 1, name: '开始配置' })).toBeVisible();
    await expect(page.getByText('已完成 0 / 6 步')).toBeVisible();
  });

  await test.step('name and crest', async () => {
    await page.getByRole('link', { name: '填写名称、上传校徽' }).click();
    await page.getByLabel('学校名称').fill('青川学院');
    const buffer = aPicture({ width: 240, height: 240 });
    const picture = { name: 'crest.png', mimeType: 'image/png', buffer };
    await page.locator('.admin-logo input[type="file"]').setInputFiles(picture);
    await expect(page.getByRole('img', { name: '校徽' }).first()).toBeVisible();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('设置已保存，所有打开的页面正在更新')).toBeVisible();
    await takeUpGuide(page, 1);
  });

  await test.step('departments', async () => {
    await page.getByRole('link', { name: '新建或导入部门' }).click();
    await page.getByRole('button', { name: '新建部门' }).first().click();
    const form = page.getByRole('dialog', { name: '新建部门' });
    await form.getByLabel('部门名称').fill('教务处');
    await form.getByLabel('编码').fill('JW');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await takeUpGuide(page, 2);
  });

  const link = await test.step('people', async () => {
    await page.getByRole('link', { name: '新建或导入人员' }).click();
    await page.getByRole('button', { name: '新建用户' }).click();
    const form = page.getByRole('dialog', { name: '新建用户' });
    await form.getByLabel('账号').fill('lin');
    await form.getByLabel('姓名').fill('林同学');
    await choose(form, '部门', '教务处');
    await form.getByRole('button', { name: '保存' }).click();
    const dialog = page.getByRole('dialog', { name: '激活链接' });
    const activation = await dialog.locator('output').innerText();
    await takeUpGuide(page, 3);
    return activation;
  });

  await test.step('services from the template: one at a desk and one with its address go on the shelf, one waits', async () => {
    await page.getByRole('button', { name: '从模板选择服务' }).click();
    for (const name of [/^学生医保/, /^成绩查询/, /^工资查询/]) await page.getByRole('checkbox', { name }).check();
    await page.getByLabel('「成绩查询」的网址').fill('https://jw.school.test/grades');
    await page.getByRole('button', { name: '创建 3 个服务' }).click();
    await expect(page.getByText('已上架 2 个，存为草稿 1 个')).toBeVisible();
    await expect(page.getByText('已完成 4 / 6 步')).toBeVisible();
  });

  await test.step('cards of the home page', async () => {
    await page.getByRole('button', { name: '放上常用卡片' }).click();
    await page.getByRole('button', { name: '发布 4 张卡片' }).click();
    await expect(page.getByText('已完成 5 / 6 步')).toBeVisible();
  });

  await test.step('the landing page stays as it is, which can be taken back', async () => {
    await page.getByRole('button', { name: '这一步不用做了' }).click();
    await expect(page.getByText('已完成 6 / 6 步')).toBeVisible();
    await expect(page.getByText('都配好了')).toBeVisible();
    await expect(page.getByRole('button', { name: '重新打开这一步' })).toBeVisible();
  });

  const person = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await test.step('a visitor reads the name of the school', async () => {
    await person.goto(school.url + at.landing);
    await expect(person).toHaveTitle(/青川学院/);
  });

  await test.step('the new person activates the account, has a home page and finds the services', async () => {
    await person.goto(link);
    await setPassword(person, '设置密码并激活');
    await signInByForm(person, 'lin', password);
    await expect(person.getByRole('button', { name: '林同学 的账号与设置' })).toBeVisible();
    await person.goto(school.url + at.hall);
    await expect(person.getByText('学生医保').first()).toBeVisible();
    await expect(person.getByText('成绩查询').first()).toBeVisible();
    await expect(person.getByText('工资查询')).toHaveCount(0);
  });
  await person.context().close();
});
