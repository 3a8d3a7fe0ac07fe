import type { Page } from '@playwright/test';
import { news } from '@yizhan/contract/calls/news.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { sectionAt } from './lib/pages.ts';
import { aPerson, signIn, tokenOf, unique } from './lib/people.ts';
import { aPicture } from './lib/picture.ts';
import { expect, test } from './lib/test.ts';

/** A column for one identity type only, and somebody of it. */
async function aColumn() {
  const type = identityTypes.alumnus;
  const columnName = unique('校友');
  const column = { columnName, audience: [type] };
  const { id } = await callApi(news.submitColumn, { column }, await tokenOf('news_editor'));
  const { account } = await aPerson([{ type }]);
  return { id, columnName, reader: await signIn(account) };
}

async function save(page: Page) {
  const answered = page.waitForResponse(/newsManage\/submit/);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await answered;
  await expect(page.getByText('有未保存的修改')).toHaveCount(0);
}

const stateIn = async (page: Page, title: string, state: string) => {
  await page.goto(`${sectionAt('news')}?keyword=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(state);
  return row;
};

async function moment(page: Page, label: string, time: string) {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(time);
  await field.press('Enter');
}

test('an article with a picture is drafted, scheduled, pinned and released; its readers see it when it is out', async ({
  as,
}) => {
  const { id, columnName, reader } = await aColumn();
  const [editor, alumna] = [await as('news_editor'), await as(reader)];
  const title = unique('校友返校日');

  // An article created while viewing a column belongs to it.
  await editor.goto(`${sectionAt('news')}?columnId=${id}`);
  await editor.getByRole('button', { name: '写稿件' }).first().click();
  await editor.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await editor.getByLabel('摘要').fill('春天回来看看');
  await expect(editor.getByTitle(columnName)).toBeVisible();
  const text = editor.getByRole('textbox', { name: '正文' });
  await text.click();
  await text.pressSequentially('图书馆前的银杏还在。');
  await editor
    .locator('input[type=file][aria-label="图片"]')
    .setInputFiles({ name: 'ginkgo.png', mimeType: 'image/png', buffer: aPicture({ width: 320, height: 200 }) });
  await editor.getByLabel('图片说明').fill('银杏');
  await editor.getByLabel('存为草稿').check();
  await save(editor);
  await (await stateIn(editor, title, '草稿')).getByText(title).click();
  await editor.getByLabel('指定时间').check();
  await moment(editor, '发布时间', '2099-04-20 08:00');
  await save(editor);
  await expect(await stateIn(editor, title, '待发布')).toContainText('2099-04-20 08:00');
  await openConnected(alumna, `/#/home/news/${id}`);
  await expect(alumna.getByText(`暂无${columnName}～`)).toBeVisible();

  await (await stateIn(editor, title, '待发布')).getByText(title).click();
  await editor.getByLabel('立即发布').check();
  await editor.getByLabel('重要').check();
  await moment(editor, '置顶到', '2099-05-01 00:00');
  await save(editor);
  await expect(await stateIn(editor, title, '已发布')).toContainText('置顶');

  const line = alumna.getByRole('link', { name: title });
  await expect(line).toContainText('置顶');
  await expect(line).toContainText('重要');
  await expect(line).toContainText('春天回来看看');
  await line.click();
  const article = alumna.getByRole('article');
  await expect(article.getByRole('heading', { name: title })).toBeVisible();
  await expect(article).toContainText('图书馆前的银杏还在。');
  // A picture that opens on click has the role of a button.
  const picture = article.locator('img');
  await expect(picture).toHaveAttribute('alt', '银杏');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
});
