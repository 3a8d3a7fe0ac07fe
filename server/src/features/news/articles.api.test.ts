import { identityTypes } from '@yizhan/contract/permissions.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aNewsColumn, anArticle, newsEditor } from '../../../test/news.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { sql, tenant } from '../../db/sql.ts';

const HOUR = 3_600_000;
const later = (ms: number) => toWireTime(new Date(Date.now() + ms));

async function aPicture(person: TestPerson, width = 8) {
  const drawn = sharp({ create: { width, height: 8, channels: 3, background: '#008cff' } });
  const bytes = await drawn.png().toBuffer();
  return (await person.files.upload({ file: new File([bytes], 'a.png'), picture: true })).result;
}
const httpOf = async (school: School, url: string) => (await school.inject({ method: 'GET', url })).http;
const pictureIn = (html: string) => /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('DR-6 an article with costly markup is refused at its field, in words an editor can follow', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const refused = await editor.news.submit({ article: { columnId, title: '长文', content: '<b>'.repeat(66_000) } });
  expect(refused).toMatchObject({
    status: 4000,
    msg: '内容的格式过于复杂（标签最多 20000 个，最多嵌套 100 层），请清除格式后再粘贴',
    result: { fields: ['article.content'] },
  });
  const page = '<h3>一、时间</h3><p class="align-center">周五</p><table><tbody><tr><td>甲</td></tr></tbody></table>';
  const long = await anArticle(editor, columnId, { title: '长文', content: page.repeat(1_500) });
  expect((await school.visitor.news.article({ id: long.id })).result.content).toBe(page.repeat(1_500));
});

test('editors find articles by state, column and words; the last changed stands first', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school, '王编辑');
  const [one, other] = [await aNewsColumn(editor), await aNewsColumn(editor, { columnName: '学术动态' })];
  await anArticle(editor, one.id, { title: '草稿', releaseTime: null });
  await anArticle(editor, one.id, { title: '待发', releaseTime: later(HOUR), important: true });
  await anArticle(editor, other.id, { title: '已发', topUntil: later(HOUR) });
  const found = async (query: object) =>
    (await editor.news.manage(query)).result.records.map(({ title, state }) => [title, state]);
  expect(await found({})).toEqual([
    ['已发', 'released'],
    ['待发', 'scheduled'],
    ['草稿', 'draft'],
  ]);
  expect(await found({ state: 'scheduled' })).toEqual([['待发', 'scheduled']]);
  expect(await found({ columnId: other.id })).toEqual([['已发', 'released']]);
  expect(await found({ keyword: '草' })).toEqual([['草稿', 'draft']]);
  const [first] = (await editor.news.manage({ size: 1 })).result.records;
  expect(first).toMatchObject({ columnName: '学术动态', top: true, changedBy: '王编辑', version: 1 });
});

test('who saves or removes over somebody else’s change of an article is told (9009)', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school, '王编辑');
  const { id: columnId } = await aNewsColumn(editor);
  const held = await anArticle(editor, columnId);
  const article = { columnId, title: '图书馆新馆今日启用' };
  expect((await editor.news.submit({ article, held })).result).toEqual({ id: held.id, version: 2 });
  const late = await editor.news.submit({ article, held });
  expect(late).toMatchObject({ status: 9009, result: { who: '王编辑', what: '图书馆新馆今日启用' } });
  expect((await editor.news.remove(held)).status).toBe(9009);
  expect((await editor.news.remove({ ...held, version: 2 })).status).toBe(1000);
  expect((await editor.news.detail(held)).status).toBe(4040);
});

test('what could run, load from elsewhere or cover the page is taken out when an article is stored', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const content =
    '<h2 onclick="x()">标题</h2><script>alert(1)</script><p style="position:fixed;text-align:center">文</p>' +
    '<a href="javascript:alert(1)">链接</a><img src="https://evil.example/a.png"><img src="/api/x"><iframe src="/"></iframe>';
  const { id } = await anArticle(editor, columnId, { content });
  const clean = '<h2>标题</h2><p class="align-center">文</p><a target="_blank" rel="noopener noreferrer">链接</a>';
  expect((await editor.news.detail({ id })).result.content).toBe(clean);
  expect((await school.visitor.news.article({ id })).result.content).toBe(clean);
});

test('FI-1 pictures of an article are seen by whoever may read it, and by nobody else', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const [inside, cover] = [await aPicture(editor), await aPicture(editor, 9)];
  const article = {
    columnId,
    title: '教师节座谈',
    content: `<p><img src="${inside.url}" alt="会场"></p>`,
    cover: `/files/${cover.id}`,
    audience: [identityTypes.teacher],
    releaseTime: later(-HOUR),
  };
  const held = (await editor.news.submit({ article })).result;
  expect((await editor.news.detail(held)).result.content).toContain(`src="/files/${inside.id}"`);
  const lecturer = await school.person({ type: identityTypes.teacher });
  const read = (await lecturer.news.article(held)).result;
  expect(await httpOf(school, pictureIn(read.content))).toBe(200);
  expect(await httpOf(school, read.cover ?? '')).toBe(200);
  const student = await school.person();
  expect((await student.files.link({ id: inside.id })).status).toBe(4040);
  expect(await httpOf(school, `/files/${inside.id}`)).toBe(404);
  expect((await editor.files.link({ id: inside.id })).status).toBe(1000);
});

test('FI-1 visitors see the pictures of a public article as long as it is out', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const { id: picture } = await aPicture(editor);
  const article = { columnId, title: '校庆', content: `<img src="/files/${picture}">`, isPublic: true };
  const held = (await editor.news.submit({ article: { ...article, releaseTime: later(HOUR / 4) } })).result;
  expect(await httpOf(school, `/files/${picture}`)).toBe(404);
  school.travel(HOUR / 2);
  const shown = pictureIn((await school.visitor.news.article(held)).result.content);
  expect(shown).toBe(`/files/${picture}`);
  expect(await httpOf(school, shown)).toBe(200);
  await editor.news.submit({ article: { ...article, content: '' }, held });
  expect(await httpOf(school, shown)).toBe(404);
});

test('a picture of somebody else cannot be put into an article', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const { id: picture } = await aPicture(await school.person());
  const answer = await editor.news.submit({
    article: { columnId, title: '借图', content: `<img src="/files/${picture}">` },
  });
  expect(answer.status).toBe(4040);
  expect((await editor.news.manage()).result.total).toBe(0);
});

test('VA-1 an article with a sensitive word is refused by its name', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, ${'代写论文'})`);
  const refused = await editor.news.submit({ article: { columnId, title: '启事', content: '<p>代<b>写</b>论文</p>' } });
  expect(refused).toMatchObject({ status: 1002 });
  expect(refused.msg).toContain('代写论文');
});

test('a column or department that is not there, and a day no calendar has, are refused at their field', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const article = { columnId, title: '校历' };
  const refused = async (changes: object) => (await editor.news.submit({ article: { ...article, ...changes } })).result;
  expect(await refused({ columnId: '999999999' })).toEqual({ fields: ['columnId'] });
  expect(await refused({ deptId: '999999999' })).toEqual({ fields: ['deptId'] });
  expect(await refused({ releaseTime: '2026-02-30 08:00:00' })).toEqual({ fields: ['releaseTime'] });
  expect((await editor.news.submit({ article: { ...article, cover: 'https://evil.example/a.png' } })).status).toBe(
    4000,
  );
  expect((await editor.news.submit({ article: { ...article, title: ' ' } })).status).toBe(4000);
});

test('open pages are told when something that is out changes, and only then', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const topics: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => tenantId === school.tenant && topics.push(topic));
  const draft = await anArticle(editor, columnId, { releaseTime: null });
  expect(topics).toEqual([]);
  const article = { columnId, title: '开放日', releaseTime: later(-HOUR) };
  const out = (await editor.news.submit({ article, held: draft })).result;
  await editor.news.remove(out);
  expect(topics).toEqual(['card.news', 'card.news']);
});

test('AU-1 every change of an article is on record', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const held = await anArticle(editor, columnId);
  const changed = (await editor.news.submit({ article: { columnId, title: '改' }, held })).result;
  await editor.news.remove(changed);
  const lines = await school.db.many<{ action: string }>(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'news' order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'remove']);
});
