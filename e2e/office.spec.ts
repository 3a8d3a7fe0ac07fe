import type { Page } from '@playwright/test';
import { roles } from '@yizhan/contract/calls/roles.ts';
import { openConnected } from './lib/connected.ts';
import { expect, test } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { publish } from './lib/publish.ts';

// What everybody sees changes: these journeys have a school of their own, one for all of them.
test.describe.configure({ mode: 'default' });

const feedbackAt = '/#/home/PersonalCenter?section=feedback';

const removeIn = (page: Page) => page.getByRole('alertdialog').getByRole('button').last();

/** Brings the version before back, once the screen shows what was published last. */
const rollBack = async (page: Page) => {
  await expect(page.getByRole('region', { name: '发布状态' })).not.toContainText(/未发布|未保存/);
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复此版本' }).first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText(/已恢复到第 \d+ 版/)).toBeVisible();
};

test('VA-1 a sensitive word is added, tried and met by a student; the office sees who wrote it, and without the word the text passes', async ({
  as,
}) => {
  const [office, student] = [await as('admin'), await as('student')];
  await office.goto(sectionAt('words'));
  await office.getByLabel('要添加的词').fill('飞天神笔');
  await office.getByRole('button', { name: '添加', exact: true }).click();
  await expect(office.getByText('已添加 1 个')).toBeVisible();

  await office.getByRole('tab', { name: '试一试' }).click();
  await office.getByLabel('要试的文字').fill('出售飞-天-神-筆');
  await office.getByRole('button', { name: '试一试' }).click();
  await expect(office.getByText('命中 1 处')).toBeVisible();

  await student.goto(feedbackAt);
  await student.getByRole('link', { name: '写反馈' }).first().click();
  await student.getByRole('button', { name: '投诉' }).click();
  await student.getByLabel('标题').fill('宿舍楼下的广告');
  await student.getByLabel('内容').fill('有人贴广告出售飞天神笔。');
  await student.getByRole('button', { name: '提交' }).click();
  await expect(student.getByRole('alert')).toContainText('内容包含敏感词「飞天神笔」');

  await office.getByRole('tab', { name: '命中记录' }).click();
  await expect(office.getByRole('row').filter({ hasText: '飞天神笔' })).toContainText('咨询反馈');

  await office.getByRole('tab', { name: '词库' }).click();
  await expect(office.getByLabel('要添加的词')).toBeVisible();
  await office.getByRole('searchbox').fill('飞天神笔');
  await office.getByRole('button', { name: '删除“飞天神笔”' }).click();
  await removeIn(office).click();
  await expect(office.getByText('没有找到这样的词')).toBeVisible();
  await student.getByRole('button', { name: '提交' }).click();
  await expect(student.getByText('还有 2 个工作日')).toBeVisible();
});

const gateOf = (page: Page) => page.getByRole('dialog', { name: '请阅读并同意' });

const agree = async (page: Page) => {
  await gateOf(page).getByRole('button', { name: '同意并继续' }).click();
  await expect(gateOf(page)).toBeHidden();
};

test('VA-3 an agreement is written and published; people are asked for it once; a new version asks again; an older one comes back, and taken down it asks nobody', async ({
  as,
}) => {
  const [office, student] = [await as('admin'), await as('student')];
  const gate = gateOf(student);
  const write = async (text: string) => {
    await office.getByRole('textbox', { name: '正文' }).fill(text);
    await publish(office);
  };
  await openConnected(student, at.home);
  await office.goto(sectionAt('agreements'));
  await office.getByRole('button', { name: '新建协议' }).first().click();
  await expect(office.getByLabel('名称')).toHaveValue('');
  await office.getByLabel('名称').fill('机房使用守则');
  await write('不在机房内饮食。');

  await test.step('an open page asks, and after agreeing does not ask again', async () => {
    await student.reload();
    await expect(gate.getByRole('region', { name: '机房使用守则' })).toContainText('不在机房内饮食。');
    await agree(student);
    await student.reload();
    await expect(student.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(gate).toBeHidden();
  });

  await test.step('it counts who agreed, the office among them', async () => {
    await office.reload();
    await agree(office);
    await expect(office.getByText(/^2 \/ \d+ 人已同意/).first()).toBeVisible();
  });

  await test.step('a new version is told as such', async () => {
    await office.getByText('机房使用守则').first().click();
    await write('不在机房内饮食，不装游戏。');
    await student.reload();
    await expect(gate.getByRole('note')).toContainText('《机房使用守则》有了新的版本');
    await agree(student);
    await agree(office);
  });

  await test.step('the first version comes back, and the agreement is taken down', async () => {
    await rollBack(office);
    await agree(office);
    await expect(office.getByRole('textbox', { name: '正文' })).toHaveText('不在机房内饮食。');
    await office.getByRole('button', { name: '撤下' }).click();
    await removeIn(office).click();
    await expect(office.getByText('已撤下《机房使用守则》')).toBeVisible();
    await student.reload();
    await expect(student.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(gate).toBeHidden();
  });
});

test('AD-8 AU-1 a role that was deleted waits in the bin with its contents, comes back, and the audit log tells who did what', async ({
  as,
  school,
}) => {
  await school.admin(roles.create, { name: '机房值班员', code: 'JFZB', menus: ['userFrameConfig/manage/dictionary'] });
  const office = await as('admin');
  await office.goto(sectionAt('roles'));
  await office.getByRole('button', { name: '机房值班员 的操作' }).click();
  await office.getByRole('menuitem', { name: '删除' }).click();
  await removeIn(office).click();
  await expect(office.getByText('已删除「机房值班员」')).toBeVisible();

  await office.goto(sectionAt('bin'));
  await office.getByRole('searchbox').fill('机房值班员');
  await office.getByRole('button', { name: '机房值班员 的操作' }).click();
  await office.getByRole('menuitem', { name: '恢复' }).click();
  await expect(office.getByText('已恢复「机房值班员」')).toBeVisible();

  await office.goto(sectionAt('roles'));
  await office.getByRole('button', { name: '机房值班员', exact: true }).click();
  const form = office.getByRole('dialog', { name: '机房值班员' });
  await expect(form.getByRole('checkbox', { name: /^数据字典/ })).toBeChecked();

  await office.goto(`${sectionAt('audit')}?entity=role`);
  await expect(office.getByRole('row', { name: /恢复 角色.*机房值班员/ })).toBeVisible();
  await expect(office.getByRole('row', { name: /删除 角色.*机房值班员/ })).toBeVisible();
});

test('AD-1 MN-3 what runs in the background is listed with its owner and end; the state of the installation says what works and leads to what does not', async ({
  as,
}) => {
  const office = await as('admin');
  await office.goto(sectionAt('dictionary'));
  await office.getByRole('button', { name: '导出', exact: true }).click();
  const dialog = office.getByRole('dialog').first();
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  await expect(
    dialog.getByRole('link', { name: /下载/ }).or(dialog.getByRole('button', { name: /下载/ })),
  ).toBeVisible();

  await office.goto(sectionAt('jobs'));
  const row = office.getByRole('row').filter({ hasText: '导出' }).first();
  await expect(row).toContainText('已完成');
  await row.getByRole('button').first().click();
  const job = office.getByRole('dialog', { name: '导出' });
  await expect(job.getByText('发起人')).toBeVisible();

  await office.goto(sectionAt('health'));
  const lines = office.getByRole('listitem');
  await expect(lines.filter({ hasText: '数据库' })).toContainText('正常');
  await expect(lines.filter({ hasText: '邮件' })).toContainText('未启用');
  await lines.filter({ hasText: '后台任务' }).getByRole('link', { name: '查看后台任务' }).click();
  await expect(office.getByRole('heading', { level: 1, name: '后台任务' })).toBeVisible();
});

test('RT-6 PB-3 the lists get a title and a column of their own words, published, read by a student, and rolled back', async ({
  as,
}) => {
  const [office, student] = [await as('admin'), await as('student')];
  await office.goto(sectionAt('dutyLists'));
  const title = office.getByLabel('页面标题');
  const before = await title.inputValue();
  await title.fill('三张清单');
  await publish(office);
  await student.goto(at.lists);
  await expect(student.getByRole('heading', { level: 1, name: '三张清单' })).toBeVisible();
  await title.fill('');
  await office.getByRole('button', { name: '保存草稿' }).click();
  await expect(office.getByText('有内容没有填写完整，请检查')).toBeVisible();
  await title.fill('清单');
  await publish(office);
  await rollBack(office);
  await expect(title).toHaveValue('三张清单');
  await student.reload();
  await expect(student.getByRole('heading', { level: 1, name: '三张清单' })).toBeVisible();
  expect(before).not.toBe('三张清单');
});

test('RT-13 PB-3 a figure written by hand is published on the dashboard, marked as such, and rolled back', async ({
  as,
}) => {
  const [office, reader] = [await as('admin'), await as('student')];
  await office.goto(sectionAt('efficiency'));
  await office.getByLabel('看板标题').fill('服务看得见');
  await publish(office);
  await reader.goto('/#/home/effectivenessSupervision');
  await expect(reader.getByRole('heading', { level: 1, name: '服务看得见' })).toBeVisible();
  await office.getByLabel('看板标题').fill('服务看得见（一）');
  await office.getByRole('button', { name: '添加指标' }).click();
  await office.getByLabel('名称').last().fill('开放窗口');
  await office.getByLabel('数值').last().fill('36 个');
  await publish(office);
  await reader.reload();
  await expect(reader.getByText('开放窗口')).toBeVisible();
  await expect(reader.getByText('人工填报').first()).toBeVisible();
  await rollBack(office);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: '服务看得见', exact: true })).toBeVisible();
  await expect(reader.getByText('开放窗口')).toHaveCount(0);
});
