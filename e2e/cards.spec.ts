import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { callApi } from './lib/call.ts';
import { choose } from './lib/choose.ts';
import { openConnected } from './lib/connected.ts';
import { putOnHomePage } from './lib/home-layout.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, aRole, signIn, tokenOf, unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

// Most of them use one page of the editor.
test.describe.configure({ mode: 'default' });

/** A published card for one role only: what happens to it shows on nobody's page. */
async function aCard() {
  const role = await aRole();
  const name = unique('公告');
  const token = await tokenOf('portal_admin');
  const config = { dataSource: 'PORTAL' as const, importantOnly: false, recentDays: 90 };
  const content = { kind: 'announcements' as const, cardName: name, roles: [role.id], config };
  const held = await callApi(cards.submit, { content }, token);
  await callApi(publishing.publish, held, token);
  return { id: held.id, name, role };
}

/** The same on the home page of one person, who alone has the role. */
async function aCardWithReader() {
  const card = await aCard();
  const reader = await aPerson([{ roleIds: [card.role.id] }]);
  await putOnHomePage(card.id);
  return { ...card, reader: await signIn(reader.account) };
}

/** The card that is being edited, as the address says. */
const idIn = (page: Page) => /[?&]id=(\d+)/.exec(page.url())?.[1] ?? '';

const cardNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function rename(page: Page, id: string, name: string) {
  await page.goto(`${sectionAt('cardBusinessConfig')}?id=${id}`);
  await page.getByLabel('卡片名称').fill(name);
}

test('PB-1 a draft does not show; published, it stands on the open page without a reload', async ({
  as,
  sharedPage,
}) => {
  const { id, name, reader } = await aCardWithReader();
  const [editor, student] = [await sharedPage('portal_admin'), await as(reader)];
  const next = `${name}新`;
  await rename(editor, id, next);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await expect(editor.getByText('草稿已保存')).toBeVisible();
  await expect(editor.getByText(/有未发布的修改/)).toBeVisible();
  await openConnected(student, at.home);
  await expect(cardNamed(student, name)).toBeVisible();
  await expect(cardNamed(student, next)).toHaveCount(0);

  await student.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  await publish(editor);
  await expect(cardNamed(student, next)).toBeVisible();
  await expect(cardNamed(student, name)).toHaveCount(0);
  await expect(student.locator('html')).toHaveAttribute('data-not-reloaded', '');
});

test('PB-3 the difference is told place by place, and an older version is rolled back to', async ({
  as,
  sharedPage,
}) => {
  const { id, name, reader } = await aCardWithReader();
  const [editor, student] = [await sharedPage('portal_admin'), await as(reader)];
  const next = `${name}新`;
  await rename(editor, id, next);
  await publish(editor);
  await openConnected(student, at.home);
  await expect(cardNamed(student, next)).toBeVisible();

  await editor.getByRole('button', { name: '差异' }).click();
  const difference = editor.getByRole('dialog', { name: '差异' });
  await expect(difference.getByRole('row', { name: '卡片名称' })).toHaveText(`卡片名称${name}${next}`);
  await expect(difference.getByRole('row')).toHaveCount(2);
  await difference.getByRole('button', { name: '关闭' }).click();

  await editor.getByRole('button', { name: '历史版本' }).click();
  const history = editor.getByRole('dialog', { name: '历史版本' });
  await history
    .getByRole('listitem')
    .filter({ hasText: '第 1 版' })
    .getByRole('button', { name: '恢复此版本' })
    .click();
  await editor.getByText('恢复到第 1 版？').waitFor();
  await editor.getByRole('button', { name: '恢复此版本' }).last().click();
  await expect(editor.getByText('已恢复到第 1 版')).toBeVisible();
  await expect(cardNamed(student, name)).toBeVisible();
  await expect(editor.getByLabel('卡片名称')).toHaveValue(name);
  const { records } = await callApi(publishing.revisions, { id }, await tokenOf('portal_admin'));
  expect(records.map(({ number, from, current }) => [number, from, current])).toEqual([
    [3, 1, true],
    [2, null, false],
    [1, null, false],
  ]);
});

test('PB-4 the second editor of a card is told who and what, both contents side by side', async ({
  as,
  sharedPage,
}) => {
  const { id, name } = await aCard();
  const [first, next] = [await sharedPage('portal_admin'), await as('news_editor')];
  await rename(next, id, `${name}乙`);
  await rename(first, id, `${name}甲`);
  await first.getByRole('button', { name: '保存草稿' }).click();
  await expect(first.getByText('草稿已保存')).toBeVisible();
  await next.getByRole('button', { name: '保存草稿' }).click();
  const told = next.getByRole('alertdialog', { name: '内容已被他人修改' });
  await expect(told).toContainText('周敏 在');
  await expect(told.getByRole('row', { name: '卡片名称' })).toHaveText(`卡片名称${name}甲${name}乙`);
  await told.getByRole('button', { name: '重新加载' }).click();
  await expect(next.getByLabel('卡片名称')).toHaveValue(`${name}甲`);
});

// The roles one may choose are read once: this one is there before the editor opens the first card.
let role: Awaited<ReturnType<typeof aRole>>;
test.beforeAll(async () => {
  role = await aRole();
});

test('PB-1 a new card is made, looked at with live data, and published to one role', async ({ as, sharedPage }) => {
  const reader = await aPerson([{ roleIds: [role.id] }]);
  const name = unique('新卡');
  const [editor, student] = [await sharedPage('portal_admin'), await as(await signIn(reader.account))];
  await editor.goto(sectionAt('cardBusinessConfig'));
  await editor.getByRole('button', { name: '新建卡片' }).click();
  await editor.getByRole('dialog', { name: '新建卡片' }).getByRole('button', { name: '重要公告' }).click();
  // The name itself is taken.
  await expect(editor.getByLabel('卡片名称')).toHaveValue(/^重要公告 \d+$/);
  await editor.getByLabel('卡片名称').fill(name);
  await choose(editor.getByRole('main'), '可见角色', role.name);
  const preview = editor.getByRole('region', { name: '预览' });
  await expect(preview).toContainText(name);
  await preview.getByRole('tab', { name: '实时数据' }).click();
  await expect(preview).toContainText('关于呈和校区部分楼宇临时停水的通知');
  await publish(editor);
  await putOnHomePage(idIn(editor));
  await student.goto(at.home);
  await expect(cardNamed(student, name)).toBeVisible();
});

test('a card is scheduled, shown as such, and taken back', async ({ sharedPage }) => {
  const { id, name } = await aCard();
  const editor = await sharedPage('portal_admin');
  await rename(editor, id, `${name}后`);
  await editor.getByRole('button', { name: '定时发布' }).click();
  const dialog = editor.getByRole('dialog', { name: '定时发布' });
  await dialog.getByLabel('发布时间').fill('2099-01-01 08:00');
  await dialog.getByLabel('发布时间').press('Enter');
  await dialog.getByRole('button', { name: '定时发布' }).click();
  const bar = editor.getByRole('region', { name: '发布状态' });
  await expect(bar).toContainText(/第 2 版 · .*2099-01-01.* 发布/);
  await bar.getByRole('button', { name: '更多操作' }).click();
  await editor.getByRole('menuitem', { name: '取消定时' }).click();
  await expect(bar).not.toContainText('2099-01-01');
  await expect(bar).toContainText('有未发布的修改');
});
