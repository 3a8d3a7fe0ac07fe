import type { Page } from '@playwright/test';
import { notices } from '@yizhan/contract/calls/notices.ts';
import { callApi } from './lib/call.ts';
import { choose } from './lib/choose.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, signIn, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const prompt = (page: Page) => page.getByRole('region', { name: '重要通知' });
const sender = 'mp_admin';

/** The window that a click opens. */
async function opened(page: Page, click: () => Promise<void>) {
  const [window] = await Promise.all([page.context().waitForEvent('page'), click()]);
  return window;
}

async function confirm(window: Page, title: string) {
  await expect(window.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await window.getByRole('button', { name: '确认知悉' }).click();
  await expect(window.getByText(/您已于 .* 确认/)).toBeVisible();
}

test('NT-1 NT-2 NT-7 OV-1 CH-11 RT-4 an important notice is written, sent to a department, prompted, read and confirmed by everyone; who has not is reminded, and the list of those who have not becomes empty', async ({
  as,
}) => {
  const dept = await aDepartment();
  const people = [
    await aPerson([{ deptId: dept.id }]),
    await aPerson([{ deptId: dept.id }]),
    await aPerson([{ deptId: dept.id }]),
  ] as const;
  const title = unique('实验室安全');
  const desk = await as(sender);
  const [first, phone, third] = [
    await as(await signIn(people[0].account)),
    await as(await signIn(people[1].account), { viewport: { width: 390, height: 844 } }),
    await as(await signIn(people[2].account)),
  ];
  await Promise.all([first, phone, third].map((page) => page.goto(at.home)));

  await desk.goto(sectionAt('notices'));
  await desk.getByRole('button', { name: '新建通知' }).first().click();
  const form = desk.locator('form');
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('textbox', { name: '正文' }).fill('本周五检查，请清理通道。');
  await form.getByRole('radio', { name: '重要' }).check();
  await form.getByRole('checkbox', { name: '要求接收人确认' }).check();
  await choose(form, '部门', dept.name);
  await expect(form.getByText('将发送给 3 人')).toBeVisible();
  await form.getByRole('button', { name: '预览' }).click();
  const preview = desk.getByRole('dialog', { name: '通知预览' });
  await preview.getByRole('tab', { name: '右下角提示' }).click();
  await expect(preview.getByText('重要通知（1）')).toBeVisible();
  await desk.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存并发送' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: '通知送达情况' })).toBeVisible();

  for (const page of [first, phone, third]) await expect(prompt(page)).toContainText(title);
  await confirm(await opened(first, () => prompt(first).getByRole('button', { name: '查看详情' }).click()), title);
  await expect(prompt(first)).toBeHidden();

  await phone.getByRole('button', { name: '1 条未读消息' }).click();
  const bell = phone.getByRole('dialog', { name: '消息' });
  await confirm(await opened(phone, () => bell.getByRole('link', { name: new RegExp(title) }).click()), title);

  await prompt(third).getByRole('button', { name: '关闭，有新通知时再提示' }).click();
  await third.reload();
  await expect(third.getByRole('button', { name: '1 条未读消息' })).toBeVisible();
  await expect(prompt(third)).toBeHidden();
  const list = desk.getByRole('region', { name: '接收人名单' });
  await desk.getByRole('button', { name: '刷新' }).click();
  await expect(list.getByRole('rowheader', { name: people[2].name })).toBeVisible();
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await list.getByRole('button', { name: '提醒未确认的人' }).click();
  await expect(desk.getByText('已提醒 1 人')).toBeVisible();
  await expect(prompt(third)).toContainText('提醒');

  await third.getByRole('button', { name: '1 条未读消息' }).click();
  await third.getByRole('link', { name: '查看全部消息' }).click();
  await third.getByRole('tab', { name: '重要' }).click();
  const row = third.getByRole('main').getByRole('link', { name: new RegExp(title) });
  await confirm(await opened(third, () => row.click()), title);
  await expect(row).toContainText('已确认');
  await desk.getByRole('button', { name: '刷新' }).click();
  await expect(list.getByText('所有人都已确认')).toBeVisible();
  const department = desk.getByRole('region', { name: '按部门统计' }).getByRole('row', { name: dept.name });
  await expect(department.getByRole('cell')).toHaveText(['3', '3', '3', '3']);
});

test('NT-3 RT-5 ER-3 a notice is recalled while somebody reads it: the open page says so, and it is gone everywhere', async ({
  as,
}) => {
  const person = await aPerson();
  const title = unique('临时停电');
  const token = await tokenOf(sender);
  const [account] = await callApi(notices.accounts, {}, token);
  const notice = {
    accountId: account?.id ?? '',
    title,
    content: '<p>今晚停电。</p>',
    level: 'URGENT' as const,
    receivers: { userIds: [person.id] },
  };
  await callApi(notices.send, await callApi(notices.submit, { notice }, token), token);
  const reader = await as(await signIn(person.account));
  await reader.goto(at.home);
  const window = await opened(reader, () => prompt(reader).getByRole('button', { name: '查看详情' }).click());
  await expect(window.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const desk = await as(sender);
  await desk.goto(sectionAt('notices'));
  await desk
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button')
    .last()
    .click();
  await desk.getByRole('menuitem', { name: '撤回' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(window.getByRole('heading', { level: 1, name: '该消息已被删除或撤回' })).toBeVisible();
  await reader.goto('/#/home/notices');
  await expect(reader.getByText('还没有收到消息')).toBeVisible();
});
