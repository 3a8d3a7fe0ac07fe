import type { Page } from '@playwright/test';
import { notices } from '@yizhan/contract/calls/notices.ts';
import { callApi } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { aPerson, signIn, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const sender = 'mp_admin';
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('button');

test('AD-1 AD-2 CH-12 a public account is added; its article is a card in the conversation, is read, answered by the reader and then by its staff; with a notice it is not deleted; renamed and closed for replies it is so for the reader', async ({
  as,
}) => {
  const person = await aPerson();
  const [account, title] = [unique('校园食堂'), unique('新窗口')];
  const [desk, reader] = [await as(sender), await as(await signIn(person.account))];

  await desk.goto(sectionAt('accounts'));
  await desk.getByRole('button', { name: '新建公众号' }).first().click();
  await desk.getByRole('textbox', { name: '名称' }).fill(account);
  await expect(desk.getByText(/人关注/)).toBeVisible();
  await desk.getByRole('switch', { name: '接受留言' }).click();
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  await expect(desk.getByRole('row').filter({ hasText: account })).toContainText('是');

  const token = await tokenOf(sender);
  const accountId = (await callApi(notices.accounts, {}, token)).find(({ name }) => name === account)?.id ?? '';
  const notice = {
    ...{ accountId, title, content: '<p>二楼开了面食窗口。</p>', level: 'IMPORTANT' as const },
    receivers: { userIds: [person.id] },
  };
  await callApi(notices.send, await callApi(notices.submit, { notice }, token), token);

  await reader.goto('/#/home/chat');
  await expect(entry(reader, account)).toContainText(title);
  await entry(reader, account).click();
  const card = reader.getByRole('log').getByRole('link', { name: `打开文章《${title}》` });
  await expect(card).toContainText('重要');
  const [article] = await Promise.all([reader.context().waitForEvent('page'), card.click()]);
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const box = reader.getByRole('textbox', { name: /输入消息/ });
  await box.fill('周末开吗？');
  await box.press('Enter');

  await desk.goto(`${sectionAt('notices')}?tab=replies`);
  await desk.getByRole('button', { name: /周末开吗/ }).click();
  await desk.getByRole('textbox', { name: `以「${account}」的名义答复` }).fill('照常开放');
  await desk.getByRole('button', { name: '答复', exact: true }).click();
  await expect(reader.getByRole('log')).toContainText('照常开放');

  await reader.goto('/#/home/notices');
  await reader.getByRole('button', { name: '公众号免打扰' }).click();
  // The box follows the server's answer.
  await reader.getByRole('checkbox', { name: account }).click();
  await expect(reader.getByText('已设为免打扰')).toBeVisible();

  await test.step('it is not deleted while it has a notice, which is named', async () => {
    await desk.goto(`${sectionAt('accounts')}?keyword=${account}`);
    await desk.getByRole('button', { name: `${account} 的操作` }).click();
    await desk.getByRole('menuitem', { name: '删除' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    const refusal = desk.getByRole('alertdialog', { name: `不能删除「${account}」` });
    await expect(refusal.getByRole('link', { name: title })).toBeVisible();
    await refusal.getByRole('button').last().click();
  });

  await test.step('renamed and closed for replies, the reader finds it so', async () => {
    await desk.getByRole('button', { name: account, exact: true }).click();
    await desk.getByRole('textbox', { name: '名称' }).fill(`${account}二楼`);
    await desk.getByRole('switch', { name: '接受留言' }).click();
    await desk.getByRole('button', { name: '保存', exact: true }).click();
    await expect(desk.getByRole('row').filter({ hasText: `${account}二楼` })).toContainText('否');
    await reader.goto('/#/home/chat');
    await reader.reload();
    await entry(reader, `${account}二楼`).click();
    await expect(reader.getByRole('log')).toContainText('照常开放');
    await expect(reader.getByText('该公众号未开放留言')).toBeVisible();
  });
});

test('NT-8 an announcement is written, previewed, published, read by those it is for, and taken down', async ({
  as,
}) => {
  const title = unique('校园开放日');
  const [editor, reader] = [await as('news_editor'), await as(await signIn((await aPerson()).account))];
  await editor.goto(sectionAt('announcements'));
  await editor.getByRole('button', { name: '写公告' }).first().click();
  await editor.getByRole('textbox', { name: '* 标题' }).fill(title);
  const text = editor.getByRole('textbox', { name: '正文' });
  await text.click();
  await text.pressSequentially('周六开放。');
  await editor.getByRole('switch', { name: '重要' }).click();
  const preview = editor.getByRole('region', { name: '读者看到的样子' });
  await expect(preview).toContainText('周六开放。');
  await expect(preview).toContainText('重要');
  await editor.getByRole('button', { name: '发布', exact: true }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
  await expect(editor.getByText('已发布').first()).toBeVisible();

  await reader.goto('/#/home/announcements');
  await reader.getByText(title).click();
  await expect(reader.getByRole('dialog', { name: title })).toContainText('周六开放。');

  await editor.getByRole('button', { name: '撤下' }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: '撤下' }).click();
  await expect(editor.getByText('已撤下，内容回到草稿')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(title)).toHaveCount(0);
});
