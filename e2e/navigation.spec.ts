import type { Page } from '@playwright/test';
import { openConnected } from './lib/connected.ts';
import { expect, test } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { publish } from './lib/publish.ts';

// What everybody sees changes: these journeys have a school of their own.

const topBar = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const sideList = (page: Page) => page.getByRole('navigation', { name: '系统导航' });

test('NV-1 NV-2 NV-3 NV-4 NV-6 PB-3 an administrator adds an entry with a page of cards, previews and publishes it; a student finds and opens it; it is renamed, rolled back, moved and removed', async ({
  as,
}) => {
  const [admin, student] = [await as('portal_admin'), await as('student')];
  await openConnected(student, at.home);
  await admin.goto(sectionAt('navigation'));
  await expect(admin.getByLabel('名称')).toHaveValue('首页');
  await expect(sideList(admin).getByTitle('前往配置「首页」')).toContainText('已启用');

  await test.step('a page of cards is added and published', async () => {
    await admin.getByRole('button', { name: '添加导航' }).click();
    await expect(admin.getByLabel('名称')).toHaveValue('');
    await admin.getByLabel('名称').fill('科研');
    await admin.getByText('卡片页面', { exact: true }).click();
    await expect(admin.getByRole('region', { name: '电脑上的顶部导航' })).toContainText('科研');
    await admin.getByRole('button', { name: '保存草稿' }).click();
    await expect(sideList(admin).getByText('未发布')).toBeVisible();
    await expect(topBar(student).getByRole('link', { name: '科研' })).toBeHidden();
    await admin.getByRole('link', { name: '布置页面卡片' }).click();
    await expect(admin.getByLabel('所在页面')).toHaveValue(/\d/);
    await admin.getByLabel('布局名称').fill('科研页');
    await publish(admin);
    await admin.goto(sectionAt('navigation'));
    await sideList(admin).getByText('科研').click();
    await expect(admin.getByRole('link', { name: '科研页' })).toBeVisible();
    await publish(admin);
  });

  await test.step('the student has it at once and opens it', async () => {
    await topBar(student).getByRole('link', { name: '科研' }).click();
    await expect(student).toHaveURL(/navigation=\d+/);
    await expect(topBar(student).getByRole('link', { name: '科研' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('it is renamed, and rolled back', async () => {
    await admin.getByLabel('名称').fill('科研服务');
    await publish(admin);
    await expect(topBar(student).getByRole('link', { name: '科研服务' })).toBeVisible();
    await admin.getByRole('button', { name: '历史版本' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: '恢复此版本' }).first().click();
    await admin.getByRole('alertdialog').getByRole('button').last().click();
    await expect(topBar(student).getByRole('link', { name: '科研', exact: true })).toBeVisible();
    await admin.keyboard.press('Escape');
  });

  await test.step('while its page has a layout it is not removed', async () => {
    await admin.goto(sectionAt('navigation'));
    await sideList(admin).getByText('科研').click();
    await admin.getByRole('button', { name: '上移「科研」' }).click();
    await admin.getByRole('button', { name: '删除', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    const refusal = admin.getByRole('alertdialog', { name: /^不能删除/ });
    await expect(refusal.getByRole('heading', { name: '1 个首页布局' })).toBeVisible();
    await refusal.getByRole('link', { name: '科研页' }).click();
    await expect(admin.getByRole('tab', { name: '布局', selected: true })).toBeVisible();
  });
});

test('RT-9 AD-1 the hall is arranged, previewed as a draft and published; the student’s open page follows', async ({
  as,
}) => {
  const [admin, student] = [await as('portal_admin'), await as('student')];
  await openConnected(student, at.hall);
  await expect(student.getByRole('heading', { level: 1, name: '服务大厅' })).toBeVisible();
  await admin.goto(sectionAt('serviceHall'));
  await admin.getByLabel('页面标题').fill('办事大厅');
  await admin.getByLabel('横幅文字').fill('期末办理周');
  await admin.getByRole('checkbox', { name: '最新' }).uncheck();
  await admin.getByText('列表', { exact: true }).click();
  await admin.getByRole('button', { name: '保存草稿' }).click();
  const preview = admin.frameLocator('iframe[title="效果预览"]');
  await expect(preview.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
  await expect(student.getByRole('heading', { level: 1, name: '服务大厅' })).toBeVisible();
  await publish(admin);
  await expect(student.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
  await expect(student.getByRole('main').getByText('期末办理周')).toBeVisible();
  await expect(student.getByRole('tab', { name: '最新' })).toBeHidden();
});

test('AD-9 GD-4 a teacher asks for a page from where it was refused; the administrator grants it; it opens', async ({
  as,
}) => {
  const [teacher, admin] = [await as('teacher'), await as('admin')];
  await openConnected(teacher, at.home);
  await teacher.goto(sectionAt('calendar'));
  await teacher.getByRole('button', { name: '申请权限' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('申请理由').fill('负责录入学院校历');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(teacher.getByText('正在等待处理')).toBeVisible();

  await admin.goto(sectionAt('requests'));
  await admin.getByRole('row').filter({ hasText: '负责录入学院校历' }).click();
  await admin.getByRole('button', { name: '同意并授予' }).click();
  await expect(admin.getByText('已授予，对方立即可用')).toBeVisible();

  await expect(teacher.getByRole('heading', { level: 1, name: '校历管理' })).toBeVisible();
});
