import type { Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { putOnHomePage } from './lib/home-layout.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, aRole, signIn, tokenOf, unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

/** A published card for one role only, so it appears on nobody else's page. */
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

/** The same on the home page of one person, the only one with the role. */
async function aCardWithReader() {
  const card = await aCard();
  const reader = await aPerson([{ roleIds: [card.role.id] }]);
  await putOnHomePage(card.id);
  return { ...card, reader: await signIn(reader.account) };
}

const cardNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function rename(page: Page, id: string, name: string) {
  await page.goto(`${sectionAt('cards')}?id=${id}`);
  await page.getByLabel('卡片名称').fill(name);
}

test('PB-1 PB-2 PB-3 a draft does not show; published, it stands on the open page without a reload; the difference is told, an older version comes back, and a schedule is made and taken back', async ({
  as,
}) => {
  const { id, name, reader } = await aCardWithReader();
  const [editor, student] = [await as('portal_admin'), await as(reader)];
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
  await expect(student.locator('html')).toHaveAttribute('data-not-reloaded', '');
  await expect(editor.getByLabel('卡片名称')).toHaveValue(name);
  const { records } = await callApi(publishing.revisions, { id }, await tokenOf('portal_admin'));
  expect(records.map(({ number, from, current }) => [number, from, current])).toEqual([
    [3, 1, true],
    [2, null, false],
    [1, null, false],
  ]);

  await editor.getByLabel('卡片名称').fill(`${name}后`);
  await editor.getByRole('button', { name: '定时发布' }).click();
  const dialog = editor.getByRole('dialog', { name: '定时发布' });
  await dialog.getByLabel('发布时间').fill('2099-01-01 08:00');
  await dialog.getByLabel('发布时间').press('Enter');
  await dialog.getByRole('button', { name: '定时发布' }).click();
  const bar = editor.getByRole('region', { name: '发布状态' });
  await expect(bar).toContainText(/第 4 版 · .*2099-01-01.* 发布/);
  await bar.getByRole('button', { name: '更多操作' }).click();
  await editor.getByRole('menuitem', { name: '取消定时' }).click();
  await expect(bar).not.toContainText('2099-01-01');
  await expect(bar).toContainText('有未发布的修改');
});

test('PB-4 the second editor of a card is told who and what, both contents side by side', async ({ as }) => {
  const { id, name } = await aCard();
  const [first, next] = [await as('portal_admin'), await as('news_editor')];
  await rename(next, id, `${name}乙`);
  await rename(first, id, `${name}甲`);
  await first.getByRole('button', { name: '保存草稿' }).click();
  await expect(first.getByText('草稿已保存')).toBeVisible();
  await next.getByRole('button', { name: '保存草稿' }).click();
  const conflict = next.getByRole('alertdialog', { name: '内容已被他人修改' });
  await expect(conflict).toContainText('周敏 在');
  const row = conflict.getByRole('row', { name: /^卡片名称/ });
  await expect(row).toContainText(`${name}甲`);
  await expect(row).toContainText(`${name}乙`);
  await expect(row.getByRole('radio').last()).toBeChecked();
  await row.getByRole('radio').first().check();
  await conflict.getByRole('button', { name: '按所选继续' }).click();
  await expect(next.getByLabel('卡片名称')).toHaveValue(`${name}甲`);
});
