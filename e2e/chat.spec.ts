import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /输入消息/ });

async function say(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

const thread = (page: Page) => page.getByRole('log');

const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('button');

test('CH-1 CH-7 CH-12 CH-16 two people talk: the window opens over the page, messages arrive once, are marked as read, answered with a quotation and taken back; a file goes from one to the other', async ({
  as,
}) => {
  const [teacher, student] = [
    await aPerson([{ type: identityTypes.teacher }]),
    await aPerson([{ type: identityTypes.undergraduate }]),
  ];
  const [desk, phone] = [await as(await signIn(teacher.account)), await as(await signIn(student.account))];
  await phone.setViewportSize({ width: 390, height: 844 });
  await Promise.all([desk.goto(at.home), phone.goto(at.home)]);

  await desk.getByRole('button', { name: '会话' }).click();
  const chat = desk.getByRole('dialog', { name: '会话' });
  await expect(chat.getByText('文件传输助手')).toBeVisible();
  const size = async () => chat.locator('.yz-dialog__panel').boundingBox();
  await expect.poll(size).toMatchObject({ width: 1200, height: 650 });
  await chat.getByRole('tab', { name: '通讯录' }).click();
  await chat.getByRole('textbox', { name: '姓名或学工号' }).fill(student.name);
  await entry(desk, student.name).click();
  await say(desk, '明天的实验课改到三教 204');
  await say(desk, '收到请回复');
  await expect(chat.getByText('已送达')).toHaveCount(2);

  await phone.getByRole('link', { name: '会话，2 条未读' }).click();
  await expect(entry(phone, teacher.name)).toContainText('收到请回复');
  await entry(phone, teacher.name).click();
  await expect(thread(phone).getByText('明天的实验课改到三教 204')).toHaveCount(1);
  await expect(chat.getByText('已读')).toHaveCount(2);
  await expect(phone.getByRole('link', { name: '会话', exact: true })).toBeVisible();

  const question = phone.locator('.chat-message').filter({ hasText: '收到请回复' });
  await question.getByRole('button', { name: '更多操作' }).click();
  await phone.getByRole('menuitem', { name: '回复' }).click();
  await say(phone, '好的老师');
  await expect(chat.getByRole('blockquote')).toContainText('收到请回复');
  await expect(thread(desk).getByText('好的老师')).toBeVisible();

  await say(desk, '发错了');
  await expect(thread(phone).getByText('发错了')).toBeVisible();
  const wrong = chat.locator('.chat-message').filter({ hasText: '发错了' });
  await wrong.hover();
  await wrong.getByRole('button', { name: '更多操作' }).click();
  await desk.getByRole('menuitem', { name: '撤回' }).click();
  await expect(thread(phone).getByText(`${teacher.name} 撤回了一条消息`)).toBeVisible();
  await chat.getByRole('button', { name: '重新编辑' }).click();
  await expect(box(desk)).toHaveValue('发错了');

  await desk.locator('input[type=file]').setInputFiles({
    name: '实验指导.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('第一步：预习'),
  });
  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: '打开文件 实验指导.txt' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('第一步：预习');
});

test('CH-2 CH-4 a message written while the line is cut fails visibly, is sent again by a press, and arrives once', async ({
  as,
}) => {
  const [one, other] = [
    await aPerson([{ type: identityTypes.teacher }]),
    await aPerson([{ type: identityTypes.teacher }]),
  ];
  const [here, there] = [await as(await signIn(one.account)), await as(await signIn(other.account))];
  await Promise.all([here.goto('/#/home/chat'), there.goto('/#/home/chat')]);
  await here.getByRole('tab', { name: '通讯录' }).click();
  await here.getByRole('textbox', { name: '姓名或学工号' }).fill(other.name);
  await entry(here, other.name).click();
  await say(here, '在吗');
  await expect(here.getByText('已送达')).toBeVisible();
  await here.context().setOffline(true);
  await say(here, '断网时写的');
  await expect(here.getByText('发送失败')).toBeVisible({ timeout: 90_000 });
  await here.context().setOffline(false);
  await expect(here.getByText('连接已断开，正在重新连接…')).toHaveCount(0);
  await here.getByRole('button', { name: '重新发送' }).click();
  await expect(here.getByText('已送达')).toHaveCount(2);
  await entry(there, one.name).click();
  await expect(thread(there).getByText('断网时写的')).toHaveCount(1);
});
