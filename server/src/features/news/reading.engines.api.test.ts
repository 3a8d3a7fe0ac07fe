import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aNewsColumn, anArticle, newsEditor } from '../../../test/news.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';

type Reader = Pick<School['visitor'], 'news'>;
const { undergraduate, teacher } = identityTypes;
const titles = async (reader: Reader, columnId: string) =>
  (await reader.news.page({ columnId })).result.records.map(({ title }) => title);
const later = (ms: number) => toWireTime(new Date(Date.now() + ms));
const HOUR = 3_600_000;

test('visitors read what is public, students and teachers also what is meant for them', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: open } = await aNewsColumn(editor);
  const { id: inner } = await aNewsColumn(editor, { columnName: '校内通知', isPublic: false });
  const { id: staffRoom } = await aNewsColumn(editor, { columnName: '教师园地', isPublic: false, audience: [teacher] });
  const made = {
    everybody: (await anArticle(editor, open, { title: '人人可读' })).id,
    signedIn: (await anArticle(editor, open, { title: '登录可读', isPublic: false })).id,
    teachers: (await anArticle(editor, open, { title: '教师可读', isPublic: false, audience: [teacher] })).id,
    inner: (await anArticle(editor, inner, { title: '校内可读' })).id,
    staffRoom: (await anArticle(editor, staffRoom, { title: '园地' })).id,
  };
  const student = await school.person({ type: undergraduate });
  const lecturer = await school.person({ type: teacher });
  const may = async (reader: Reader) => {
    const read = await Promise.all(
      Object.entries(made).map(async ([name, id]) => [name, (await reader.news.article({ id })).status] as const),
    );
    return read.filter(([, status]) => status === 1000).map(([name]) => name);
  };
  expect(await may(school.visitor)).toEqual(['everybody']);
  expect(await may(student)).toEqual(['everybody', 'signedIn', 'inner']);
  expect(await may(lecturer)).toEqual(['everybody', 'signedIn', 'teachers', 'inner', 'staffRoom']);
  expect(await titles(school.visitor, open)).toEqual(['人人可读']);
  expect(await titles(student, open)).toEqual(['登录可读', '人人可读']);
  expect(await titles(lecturer, open)).toEqual(['教师可读', '登录可读', '人人可读']);
  const columnsOf = async (reader: Reader) => (await reader.news.columns()).result.map(({ columnName }) => columnName);
  expect(await columnsOf(school.visitor)).toEqual(['校园要闻']);
  expect(await columnsOf(student)).toEqual(['校园要闻', '校内通知']);
  expect(await columnsOf(lecturer)).toEqual(['校园要闻', '校内通知', '教师园地']);
  expect((await student.news.page({ columnId: staffRoom })).status).toBe(4040);
  expect((await school.visitor.news.page({ columnId: inner })).status).toBe(4040);
});

test('DR-1 news of another school do not exist here', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const editor = await newsEditor(there);
  const column = await aNewsColumn(editor);
  const { id } = await anArticle(editor, column.id);
  const person = await newsEditor(here);
  expect((await person.news.article({ id })).status).toBe(4040);
  expect((await person.news.page({ columnId: column.id })).status).toBe(4040);
  expect((await person.news.detail({ id })).status).toBe(4040);
  expect((await person.news.remove({ id, version: 1 })).status).toBe(4040);
  expect((await person.news.removeColumn(column)).status).toBe(4040);
  expect((await person.news.orderColumns({ ids: [column.id] })).status).toBe(4040);
  expect((await here.visitor.news.columns()).result).toEqual([]);
});

test('a draft is nobody’s; an article with a time to come appears when it comes', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const draft = await anArticle(editor, columnId, { title: '草稿', releaseTime: null });
  const scheduled = await anArticle(editor, columnId, { title: '明日见报', releaseTime: later(2 * HOUR) });
  expect(await titles(editor, columnId)).toEqual([]);
  expect((await editor.news.article({ id: draft.id })).status).toBe(4040);
  expect((await school.visitor.news.article({ id: scheduled.id })).status).toBe(4040);
  school.travel(2 * HOUR + 1000);
  expect(await titles(school.visitor, columnId)).toEqual(['明日见报']);
  expect((await school.visitor.news.article({ id: scheduled.id })).status).toBe(1000);
});

test('pinned articles stand first while their time lasts, then the newest', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const at = (day: number) => `2026-01-0${day} 08:00:00`;
  await anArticle(editor, columnId, { title: '置顶', releaseTime: at(1), topUntil: later(HOUR) });
  await anArticle(editor, columnId, { title: '新', releaseTime: at(3) });
  await anArticle(editor, columnId, { title: '旧', releaseTime: at(2) });
  expect(await titles(school.visitor, columnId)).toEqual(['置顶', '新', '旧']);
  school.travel(2 * HOUR);
  expect(await titles(school.visitor, columnId)).toEqual(['新', '旧', '置顶']);
});

test('a reader finds words of a title, important ones alone, and pages', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  await anArticle(editor, columnId, { title: '100% 就业 AI 讲座' });
  await anArticle(editor, columnId, { title: '停水通知', important: true });
  const found = async (query: object) =>
    (await school.visitor.news.page({ columnId, ...query })).result.records.map(({ title }) => title);
  expect(await found({ keyword: 'ai' })).toEqual(['100% 就业 AI 讲座']);
  expect(await found({ keyword: '0%' })).toEqual(['100% 就业 AI 讲座']);
  expect(await found({ keyword: '%' })).toHaveLength(1);
  expect(await found({ important: true })).toEqual(['停水通知']);
  const second = (await school.visitor.news.page({ columnId, current: 2, size: 1 })).result;
  expect(second).toMatchObject({ total: 2, current: 2, size: 1, records: [{ title: '100% 就业 AI 讲座' }] });
});

test('an article knows its neighbours in the column that this reader may read, and counts its visits', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: columnId } = await aNewsColumn(editor);
  const oldest = await anArticle(editor, columnId, { title: '甲', releaseTime: '2026-01-01 08:00:00' });
  const middle = await anArticle(editor, columnId, { title: '乙', releaseTime: '2026-01-02 08:00:00' });
  await anArticle(editor, columnId, {
    title: '教师',
    releaseTime: '2026-01-03 08:00:00',
    isPublic: false,
    audience: [teacher],
  });
  await anArticle(editor, columnId, { title: '丁', releaseTime: '2026-01-04 08:00:00' });
  const article = (await school.visitor.news.article(middle)).result;
  expect(article).toMatchObject({
    previous: { title: '丁' },
    next: { id: oldest.id, title: '甲' },
    visits: 1,
    columnName: '校园要闻',
  });
  expect((await school.visitor.news.article(oldest)).result.next).toBeNull();
  const lecturer = await school.person({ type: teacher });
  expect((await lecturer.news.article(middle)).result).toMatchObject({ previous: { title: '教师' }, visits: 2 });
});
