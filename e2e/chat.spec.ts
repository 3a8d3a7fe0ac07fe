import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /输入消息/ });

async function say(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

const thread = (page: Page) => page.getByRole('log');

/** From the address book by the person's card. */
async function talkTo(page: Page, name: string, typed = name) {
  await page.getByRole('tab', { name: '通讯录' }).click();
  await page.getByRole('textbox', { name: '姓名、拼音或学工号' }).fill(typed);
  await entry(page, name).click();
  await page.getByRole('dialog', { name: '个人名片' }).getByRole('button', { name: '发消息' }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

const messageWith = (page: Page, text: string) => page.locator('.chat-message').filter({ hasText: text });

async function act(page: Page, text: string, item: string) {
  await messageWith(page, text).hover();
  await messageWith(page, text).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

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
  await talkTo(desk, student.name);
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
  await talkTo(here, other.name);
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

test('CH-12 CH-21 CH-22 files with progress, cancel and retry, cards, forwarding, search with a jump, drafts and presence between two people', async ({
  as,
}) => {
  const people = [
    await aPerson([{ type: identityTypes.teacher }]),
    await aPerson([{ type: identityTypes.undergraduate }]),
    await aPerson([{ type: identityTypes.teacher }]),
  ] as const;
  const [teacher, student, colleague] = people;
  const desk = await as(await signIn(teacher.account));
  await desk.goto('/#/home/chat');
  await talkTo(desk, student.name, student.name.replace('试用', 'shiyong'));
  await expect(desk.getByText('离线')).toBeVisible();
  for (let n = 1; n <= 15; n++) await say(desk, `第 ${n} 章的提纲\n${'要点\n'.repeat(5)}`);
  const phone = await as(await signIn(student.account));
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/#/home/chat');
  await expect(desk.getByText('在线')).toBeVisible();

  // A long text is cut at the edge of the list, and does not widen it.
  await expect.poll(async () => (await entry(phone, teacher.name).boundingBox())?.width).toBeLessThanOrEqual(390);

  // Unread from the beginning: the way up, and the end again.
  await entry(phone, teacher.name).click();
  await expect(messageWith(phone, '第 15 章')).toBeVisible();
  await phone.getByRole('button', { name: '15 条未读' }).click();
  await expect(messageWith(phone, '第 1 章')).toBeInViewport();
  await phone.getByRole('button', { name: '回到最新' }).click();
  await expect(messageWith(phone, '第 15 章')).toBeInViewport();

  // A file whose upload fails is sent again; one on its way is cancelled.
  const choose = (name: string) =>
    desk.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('第一步') });
  await desk.route('**/common/upload', (route) => route.abort());
  await choose('提纲.txt');
  await expect(desk.getByRole('list', { name: '正在发送的文件' })).toContainText('提纲.txt');
  await desk.unroute('**/common/upload');
  await desk.getByRole('button', { name: '重新上传 提纲.txt' }).click();
  await expect(thread(phone).getByRole('link', { name: '打开文件 提纲.txt' })).toBeVisible();
  await desk.route('**/common/upload', () => undefined);
  await choose('不要了.txt');
  await expect(desk.getByRole('progressbar', { name: '不要了.txt 的上传进度' })).toBeVisible();
  await desk.getByRole('button', { name: '取消上传 不要了.txt' }).click();
  await expect(desk.getByRole('list', { name: '正在发送的文件' })).toHaveCount(0);
  await desk.unroute('**/common/upload');

  // The card of a third person leads to them; the file is forwarded there, and is theirs.
  await desk.getByRole('button', { name: '发送名片' }).click();
  const book = desk.getByRole('dialog', { name: '发送名片' });
  await book.getByRole('textbox').fill(colleague.name);
  await book.getByRole('button', { name: colleague.name }).click();
  await thread(phone)
    .getByRole('button', { name: `查看${colleague.name}的名片` })
    .click();
  await phone.getByRole('dialog', { name: '个人名片' }).getByRole('button', { name: '发消息' }).click();
  await expect(phone.getByRole('heading', { name: colleague.name, level: 2 })).toBeVisible();
  await say(phone, '老师好');
  await phone.getByRole('button', { name: '返回会话列表' }).click();
  await entry(phone, teacher.name).click();
  await act(phone, '提纲.txt', '转发');
  const picker = phone.getByRole('dialog', { name: '转发到' });
  await picker.getByText(colleague.name).click();
  await picker.getByRole('button', { name: '转发' }).click();
  const third = await as(await signIn(colleague.account));
  await third.goto('/#/home/chat');
  await expect(entry(third, student.name)).toContainText('[文件] 提纲.txt');
  await entry(third, student.name).click();
  const download = third.waitForEvent('download');
  await third.getByRole('button', { name: '下载 提纲.txt' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('第一步');

  // Search inside and across.
  await desk.getByRole('button', { name: '查找聊天内容' }).click();
  await desk.getByRole('textbox', { name: '查找聊天内容' }).fill('第 2 章');
  await desk
    .getByRole('search')
    .getByRole('button', { name: /第 2 章/ })
    .click();
  await expect(messageWith(desk, '第 2 章')).toBeInViewport();
  await desk.getByRole('textbox', { name: '搜索会话、联系人、聊天记录' }).fill('第 3 章');
  await desk.getByRole('region', { name: '聊天记录' }).getByRole('button').click();
  await expect(messageWith(desk, '第 3 章')).toBeInViewport();
  await desk.getByRole('textbox', { name: '搜索会话、联系人、聊天记录' }).press('Escape');

  // A quotation leads to its message; what was not sent is there after a reload.
  await act(desk, '第 3 章', '回复');
  await say(desk, '这一章先写');
  await thread(desk).getByRole('blockquote').getByRole('button').click();
  await expect(messageWith(desk, '第 3 章')).toBeInViewport();
  await box(desk).fill('没写完');
  await desk.reload();
  await expect(box(desk)).toHaveValue('没写完');
  await desk.getByRole('button', { name: '发送快捷键' }).click();
  await desk.getByRole('menuitemradio', { name: 'Ctrl + Enter 发送，Enter 换行' }).click();
  await box(desk).press('End');
  await box(desk).press('Enter');
  await box(desk).pressSequentially('现在写完了');
  await box(desk).press('Control+Enter');
  await expect(thread(phone).getByText('现在写完了')).toBeVisible();

  // By keyboard from the field to the list; pinned and muted.
  await desk.getByRole('textbox', { name: '搜索会话、联系人、聊天记录' }).press('ArrowDown');
  await expect(entry(desk, '文件传输助手')).toBeFocused();
  await desk.keyboard.press('ArrowDown');
  await expect(entry(desk, student.name)).toBeFocused();
  for (const item of ['置顶', '消息免打扰']) {
    await desk.locator('.chat-head').getByRole('button', { name: '更多操作' }).click();
    await desk.getByRole('menuitem', { name: item }).click();
  }
  await expect(entry(desk, student.name).getByText('免打扰')).toBeAttached();
});

test('CH-12 CH-18 a group: mention with a jump, everybody, announcement, members, administrators, ownership, and its end', async ({
  as,
}) => {
  const [owner, member, third] = [
    await aPerson([{ type: identityTypes.teacher }]),
    await aPerson([{ type: identityTypes.undergraduate }]),
    await aPerson([{ type: identityTypes.teacher }]),
  ];
  const [desk, phone] = [await as(await signIn(owner.account)), await as(await signIn(member.account))];
  await phone.setViewportSize({ width: 390, height: 844 });
  await Promise.all([desk.goto('/#/home/chat'), phone.goto('/#/home/chat')]);
  const name = unique('课程群');
  await desk.getByRole('button', { name: '发起群聊' }).click();
  const creating = desk.getByRole('dialog', { name: '发起群聊' });
  await creating.getByRole('textbox', { name: '群名称' }).fill(name);
  await creating.getByRole('textbox', { name: '群成员' }).fill(member.name);
  await creating.getByRole('checkbox', { name: member.name }).check();
  await creating.getByRole('button', { name: '创建' }).click();
  await expect(entry(phone, name)).toBeVisible();

  // The list at the @ goes by pinyin and keyboard; the one mentioned is led there.
  await box(desk).pressSequentially(`@${member.name.replace('试用', 'shiyong')}`);
  await expect(desk.getByRole('option', { name: member.name })).toBeVisible();
  await box(desk).press('Enter');
  await box(desk).pressSequentially('请准备发言');
  await box(desk).press('Enter');
  for (let n = 1; n <= 12; n++) await say(desk, `材料 ${n}\n${'说明\n'.repeat(5)}`);
  await expect(entry(phone, name)).toContainText('[有人@我]');
  await entry(phone, name).click();
  await expect(messageWith(phone, '材料 12')).toBeInViewport();
  await phone.getByRole('button', { name: '有人@我' }).click();
  await expect(messageWith(phone, '请准备发言')).toBeInViewport();
  await box(phone).pressSequentially('@');
  await expect(phone.getByRole('option', { name: owner.name })).toBeVisible();
  await expect(phone.getByRole('option', { name: '所有人' })).toHaveCount(0);
  await box(phone).fill('');
  await box(desk).pressSequentially('@suo');
  await desk.getByRole('option', { name: '所有人' }).click();
  await box(desk).pressSequentially('今天提交');
  await box(desk).press('Enter');
  // Further up in the thread, a new message is announced.
  await phone.getByRole('button', { name: /1 条新消息/ }).click();
  await expect(thread(phone).getByText('今天提交')).toBeVisible();

  // The owner keeps the group; the others see every change at once.
  await desk.getByRole('button', { name: '群信息' }).click();
  const info = desk.getByRole('dialog', { name: '群信息' });
  await info.getByRole('textbox', { name: '群公告' }).fill('周五前交');
  await info.getByRole('button', { name: '保存' }).click();
  await expect(phone.getByRole('button', { name: /周五前交/ })).toBeVisible();
  await info.getByRole('button', { name: '添加成员' }).click();
  const adding = desk.getByRole('dialog', { name: '添加成员' });
  await adding.getByRole('textbox').fill(third.name);
  await adding.getByRole('checkbox', { name: third.name }).check();
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await expect(phone.getByText('3 人')).toBeVisible();
  await expect(thread(phone).getByText(`${owner.name} 更新了群公告`)).toBeVisible();
  await expect(thread(phone).getByText(`${owner.name} 邀请 ${third.name} 加入了群聊`)).toBeVisible();
  const manage = async (who: string, item: string) => {
    await info.getByRole('button', { name: `${who}：管理` }).click();
    await desk.getByRole('menuitem', { name: item }).click();
  };
  const agree = () => desk.getByRole('alertdialog').getByRole('button').last().click();
  await manage(third.name, '设为管理员');
  await expect(info.getByText('管理员')).toBeVisible();
  await manage(third.name, '移出群聊');
  await agree();
  await expect(phone.getByText('2 人')).toBeVisible();
  await manage(member.name, '转让群主');
  await agree();
  await info.getByRole('button', { name: '退出群聊' }).click();
  await agree();
  await expect(entry(desk, name)).toHaveCount(0);
  await expect(thread(phone).getByText(`${owner.name} 将群主转让给了 ${member.name}`)).toBeVisible();
  await expect(thread(phone).getByText(`${owner.name} 退出了群聊`)).toBeVisible();
  await phone.getByRole('button', { name: '群信息' }).click();
  await phone.getByRole('button', { name: '解散群聊' }).click();
  await phone.getByRole('alertdialog').getByRole('button').last().click();
  await expect(entry(phone, name)).toHaveCount(0);
});
