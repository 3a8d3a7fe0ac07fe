import type { Page } from '@playwright/test';
import { news } from '@yizhan/contract/calls/news.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { barriers } from './lib/accessible.ts';
import { editHome, expectNotReloaded, mainCards, mark } from './lib/home.ts';
import { openListening } from './lib/listening.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';
import { inHours } from './lib/wire-time.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const { teacher } = identityTypes;
const content = '<h2>安排</h2><p>请于<strong>周五</strong>前完成。</p><script>alert(1)</script>';

/** A column of its own with an article for everybody, one for teachers, one that waits and one that is drafted. */
async function aColumn({ admin }: School, columnName: string) {
  const { id: columnId } = await admin(news.submitColumn, { column: { columnName } });
  const write = async (title: string, changes: object) =>
    (await admin(news.submit, { article: { columnId, title, content, releaseTime: inHours(-2), ...changes } })).id;
  return {
    columnId,
    open: await write('教学楼开放时间调整', { summary: '自下周一起执行' }),
    pinned: await write('选课系统开放', { releaseTime: inHours(-30), topUntil: inHours(3), important: true }),
    teachers: await write('监考安排', { audience: [teacher] }),
    draft: await write('尚未写完', { releaseTime: null }),
    later: await write('明天再说', { releaseTime: inHours(20) }),
  };
}

const rows = (page: Page) => page.locator('.news-row__title');
const pageOf = (columnId: string) => `/#/home/news/${columnId}`;
const articleAt = (id: string) => `/#/home/article/${id}`;

test('the list shows what is out and meant for the reader, what is pinned first; a draft is nobody’s', async ({
  as,
  school,
}) => {
  const { columnId, ...articles } = await aColumn(school, '试用栏目');
  const [student, lecturer] = [await as('student'), await as('teacher')];
  await openListening(student, pageOf(columnId));
  await expect(student.getByRole('tab', { name: '试用栏目' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(student)).toHaveText(['选课系统开放', '教学楼开放时间调整']);
  await expect(student.getByRole('listitem').filter({ hasText: '选课系统开放' })).toContainText(/置顶.*重要/);
  await expect(student.getByRole('listitem').filter({ hasText: '教学楼开放时间调整' })).toContainText('NEW');
  await lecturer.goto(pageOf(columnId));
  await expect(rows(lecturer)).toHaveText(['选课系统开放', '监考安排', '教学楼开放时间调整']);

  for (const id of [articles.teachers, articles.draft, articles.later]) {
    const beside = await student.context().newPage();
    await beside.goto(articleAt(id));
    await expect(beside.getByText('文章不存在、已撤下，或不对您的身份开放')).toBeVisible();
    await expect(beside.getByRole('article')).toHaveCount(0);
    await beside.close();
  }

  // What comes out is on the open list, and a search leads to it.
  await mark(student);
  const article = { columnId, title: '社团招新', releaseTime: inHours(0) };
  await school.admin(news.submit, { article });
  await expect(rows(student)).toHaveText(['选课系统开放', '社团招新', '教学楼开放时间调整']);
  await expectNotReloaded(student);
  await student.getByRole('textbox', { name: '搜索标题' }).fill('招新');
  await student.keyboard.press('Enter');
  await expect(rows(student)).toHaveText(['社团招新']);
});

test('an article has its text without scripts, the way back and its neighbours; a visitor signs in first', async ({
  as,
  visitor,
  school,
}) => {
  const { columnId, open } = await aColumn(school, '试用专栏');
  const page = await as('student');
  await page.goto(pageOf(columnId));
  await rows(page).filter({ hasText: '教学楼开放时间调整' }).click();
  await expect(page).toHaveURL(articleAt(open));
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('教学楼开放时间调整');
  await expect(page).toHaveTitle(/^教学楼开放时间调整/);
  await expect(article.getByRole('heading', { name: '安排' })).toBeVisible();
  await expect(article).toContainText('请于周五前完成。');
  await expect(article).toContainText(/阅读 \d+ 次/);
  await expect(article.locator('script')).toHaveCount(0);
  await page.getByRole('navigation', { name: '本栏目的其他文章' }).getByRole('link').first().click();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('选课系统开放');
  await page.getByRole('link', { name: '返回试用专栏' }).click();
  await expect(page).toHaveURL(pageOf(columnId));

  const stranger = await visitor();
  await stranger.goto(articleAt(open));
  await expect(stranger).toHaveURL(/#\/login/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can read and use the home page and the news in ${colorScheme} colours`, async ({ as, school }) => {
    const page = await as('student', { colorScheme });
    const settled = () =>
      expect(page.locator('.yz-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await page.goto(at.home);
    await expect(mainCards(page).last()).toBeVisible();
    await settled();
    expect(await barriers(page), 'the home page').toEqual([]);
    const editor = await editHome(page);
    expect(await barriers(page), 'the home page while one arranges it').toEqual([]);
    await editor.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '账号与设置' }).click();
    await page.getByRole('menuitem', { name: '外观' }).click();
    await expect(page.getByRole('dialog', { name: '外观' }).getByRole('radio').first()).toBeVisible();
    expect(await barriers(page), 'the choice of themes').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '外观' })).toBeHidden();
    const [column] = await school.admin(news.pickColumns, {});
    await page.goto(pageOf(column?.id ?? ''));
    await expect(rows(page).first()).toBeVisible();
    expect(await barriers(page), 'the list of news').toEqual([]);
    await rows(page).first().click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await barriers(page), 'an article').toEqual([]);
  });
