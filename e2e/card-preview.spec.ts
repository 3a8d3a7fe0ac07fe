import type { Input } from '@yizhan/contract/call.ts';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { callApi } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { aRole, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

// All open settings of their own in the same browser.
test.describe.configure({ mode: 'default' });

type Content = Input<typeof cards.submit>['content'];

const PREVIEW = /\/cardcolumnconfig\/preview/;

/** The settings of a draft nobody else sees. */
async function settingsOf(content: (name: string, roles: string[]) => Content) {
  const { id: role } = await aRole();
  const name = unique('预览');
  const { id } = await callApi(cards.submit, { content: content(name, [role]) }, await tokenOf('portal_admin'));
  return { url: `${sectionAt('cardBusinessConfig')}?id=${id}`, name };
}

const announcementsOf = (cardName: string, roles: string[]): Content => ({
  ...{ kind: 'announcements', cardName, roles, config: {} },
});

test('PV-7 a preview that is refused closes, and says why', async ({ sharedPage }) => {
  const { url } = await settingsOf(announcementsOf);
  const page = await sharedPage('portal_admin');
  const answer = { status: 4000, msg: '预览服务正在维护', msgDetail: '', result: null };
  await page.route(PREVIEW, (route) => route.fulfill({ json: answer }));
  await page.goto(url);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await expect(page.getByText('预览服务正在维护')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PV-7 a preview that fails closes', async ({ sharedPage }) => {
  const { url } = await settingsOf(announcementsOf);
  const page = await sharedPage('portal_admin');
  await page.route(PREVIEW, (route) => route.abort());
  await page.goto(url);
  const failed = page.waitForEvent('requestfailed', (request) => PREVIEW.test(request.url()));
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await failed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PV-4 a card without rows says 暂无数据, the recommendations say 暂无推荐', async ({ sharedPage }) => {
  const page = await sharedPage('portal_admin');
  const empty = await settingsOf((cardName, roles) => ({
    ...{ kind: 'staging', cardName, roles, config: { columns: [] } },
  }));
  await page.goto(empty.url);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('dialog', { name: '卡片预览' });
  await expect(preview.locator('[data-card=staging]')).toContainText('暂无数据');
  await expect(preview.locator('[data-card=staging]')).toContainText(empty.name);
  await page.keyboard.press('Escape');

  const none = await settingsOf((cardName, roles) => ({ ...{ kind: 'recommended', cardName, roles, config: {} } }));
  // The demo campus always has something to recommend.
  await page.route(PREVIEW, async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    await route.fulfill({
      json: { status: SUCCESS, msg: '', msgDetail: '', result: { ...result, data: { ...result.data, list: [] } } },
    });
  });
  await page.goto(none.url);
  await expect(page.getByLabel('卡片名称')).toHaveValue(none.name);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await expect(preview.locator('[data-card=recommended]')).toContainText('暂无推荐');
});

test('a card that was saved a moment ago is previewed, and one Escape closes the preview', async ({ sharedPage }) => {
  const { url } = await settingsOf(announcementsOf);
  const page = await sharedPage('portal_admin');
  await page.goto(url);
  await page.getByLabel('卡片简介').fill('学校各部门的通知');
  await page.getByRole('button', { name: '保存草稿', exact: true }).click();
  await expect(page.locator('.yz-toast')).toBeVisible();
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('dialog', { name: '卡片预览' });
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});
