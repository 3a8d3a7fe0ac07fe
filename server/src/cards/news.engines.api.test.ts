import type { RequestListener } from 'node:http';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import type { Db } from '../db/database.ts';
import { json, sql, tenant } from '../db/sql.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

type Article = {
  title: string;
  releaseTime?: Date | null;
  topUntil?: Date;
  important?: boolean;
  audience?: number[];
  cover?: string;
};

async function aColumn(db: Db, name: string, articles: readonly Article[], audience: readonly number[] = []) {
  const { id } = await db.one<{ id: string }>(sql`
    insert into news_column (tenant_id, name, audience) values (${tenant}, ${name}, ${json(audience)}) returning id`);
  for (const {
    title,
    releaseTime = ago(1),
    topUntil = null,
    important = false,
    audience: readers = [],
    cover = null,
  } of articles)
    await db.run(sql`
      insert into news (tenant_id, column_id, title, release_time, top_until, important, audience, cover)
      values (${tenant}, ${id}, ${title}, ${releaseTime}, ${topUntil}, ${important}, ${json(readers)}, ${cover})`);
  return id;
}

const own = (id: string, newsColumnId: string, more: { roles?: string[] } = {}) => ({
  id,
  columnName: `栏目${id}`,
  source: { sourceType: 'INTERNAL' as const, newsColumnId },
  ...more,
});

type Columns = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'news' }>['config']['columns'];

async function publish(school: School, columns: Columns, displayRows = 3) {
  await aPublishedCard(await cardAdmin(school), {
    kind: 'news',
    cardName: '校园新闻',
    displayRows,
    config: { columns },
  });
}

async function tabs(person: TestPerson) {
  const { cards } = (await person.cards.home()).result;
  return cards.flatMap((card) => (card.kind === 'news' && card.state !== 'failed' ? card.data.list : []));
}
const titles = async (person: TestPerson) => (await tabs(person)).map(({ result }) => result.map(({ title }) => title));

test('FI-1 the picture of an article comes by a link of the reader’s own session, though the card is shared', async () => {
  const school = await aSchool();
  const column = await aColumn(school.db, '要闻', [{ title: '有图', cover: '/files/7' }, { title: '无图' }]);
  await publish(school, [own('a', column)]);
  const coversOf = async (person: TestPerson) =>
    (await tabs(person)).flatMap(({ result }) => result.map(({ title, cover }) => ({ title, cover })));
  const [one, other] = [await coversOf(await school.person()), await coversOf(await school.person())];
  const withPicture = (list: typeof one) => list.find(({ title }) => title === '有图')?.cover ?? '';
  expect(withPicture(one)).toMatch(/^\/files\/7\?s=./);
  expect(withPicture(other)).not.toBe(withPicture(one));
  expect(one.find(({ title }) => title === '无图')?.cover).toBeNull();
});

test('CD-NEWS-1 EN-10 every column is a tab with its released articles, pinned first, then the newest', async () => {
  const school = await aSchool();
  const first = await aColumn(school.db, '要闻', [
    { title: '旧', releaseTime: ago(9) },
    { title: '新', releaseTime: ago(1), important: true },
    { title: '置顶', releaseTime: ago(30), topUntil: ago(-1) },
    { title: '不再置顶', releaseTime: ago(40), topUntil: ago(1) },
    { title: '明天', releaseTime: ago(-1) },
    { title: '草稿', releaseTime: null },
  ]);
  const second = await aColumn(school.db, '讲座', [{ title: '讲座一' }]);
  await publish(school, [own('b', second), own('a', first)]);
  const student = await school.person();
  expect(await titles(student)).toEqual([['讲座一'], ['置顶', '新', '旧', '不再置顶']]);
  const [, { columnName, columnId, feed, result } = { result: [] }] = await tabs(student);
  expect({ columnName, columnId, feed }).toEqual({
    columnName: '栏目a',
    columnId: first,
    feed: { state: 'fresh', at: null, from: '' },
  });
  expect(result[1]).toMatchObject({ fieldSet: { important: true }, url: `#/home/article/${result[1]?.id}` });
});

test('a tab has as many lines as the rows of its card hold', async () => {
  const school = await aSchool();
  const column = await aColumn(
    school.db,
    '要闻',
    Array.from({ length: 9 }, (_, n) => ({ title: `第${n}条` })),
  );
  await publish(school, [own('a', column)], 2);
  expect((await titles(await school.person()))[0]).toHaveLength(2 * cardKindLimits.newsPerRow);
});

test('people see the columns and the articles that are meant for them', async () => {
  const school = await aSchool();
  const staff = [identityTypes.teacher];
  const forStaff = await aColumn(school.db, '教工', [{ title: '教代会' }], staff);
  const forAll = await aColumn(school.db, '要闻', [{ title: '全校' }, { title: '仅教师', audience: staff }]);
  const teacher = await school.person({ type: identityTypes.teacher });
  const student = await school.person({ type: identityTypes.undergraduate });
  await publish(school, [own('a', forStaff), own('b', forAll), own('c', forAll, { roles: [teacher.roleId] })]);
  expect((await tabs(student)).map(({ columnName }) => columnName)).toEqual(['栏目b']);
  expect(await titles(student)).toEqual([['全校']]);
  expect((await tabs(teacher)).map(({ columnName }) => columnName)).toEqual(['栏目a', '栏目b', '栏目c']);
});

test('a column of another school is nobody’s', async () => {
  const other = await aSchool();
  const theirs = await aColumn(other.db, '要闻', [{ title: '外校' }]);
  const school = await aSchool();
  await publish(school, [own('a', theirs)]);
  expect(await titles(await school.person())).toEqual([]);
});

async function aFed(answer: RequestListener, column: (url: string) => NonNullable<Columns>[number]) {
  const source = await aForeignSource(answer);
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  await publish(school, [column(`${source.url}/list?who=\${account}&code=\${userCode}&lang=\${locale}`)]);
  return { source, school };
}

const pull = (url: string) => ({
  id: 'p',
  columnName: '学院动态',
  source: { sourceType: 'PULL' as const, url, listPath: 'data.rows' },
  cardMapping: [
    { field: 'title', path: 'name' },
    { field: 'releaseTime', path: 'meta.at' },
  ],
});

test('a JSON address is read by the server in the name of the person, its fields mapped', async () => {
  const rows = [
    { name: '实验室开放', meta: { at: '2026-11-14 08:00:00' }, url: '/info/7', important: true },
    { name: { not: 'words' } },
    { name: '<b>没有日期</b>', url: 'javascript:alert(1)' },
  ];
  const { source, school } = await aFed((_, response) => response.end(JSON.stringify({ data: { rows } })), pull);
  const person = await school.person({ account: 'li 四', number: '2026/01' });
  const [tab] = await tabs(person);
  expect(source.asked()).toEqual(['GET /list?who=li%20%E5%9B%9B&code=2026%2F01&lang=zh-CN']);
  expect(tab).toMatchObject({ columnName: '学院动态', columnId: null, feed: { state: 'fresh', from: source.host } });
  expect(tab?.result).toMatchObject([
    {
      title: '实验室开放',
      releaseTime: '2026-11-14 08:00:00',
      fieldSet: { important: true },
      url: `${source.url}/info/7`,
    },
    { title: '<b>没有日期</b>', releaseTime: null, url: '' },
  ]);
});

test('RSS is read, and when it is down its last good state stands, marked stale', async () => {
  let up = true;
  const item = '<item><title>馆讯</title><link>https://lib.example/1</link></item>';
  const { school } = await aFed(
    (_, response) => (up ? response.end(`<rss><channel>${item}</channel></rss>`) : response.writeHead(500).end()),
    (url) => ({ id: 'r', columnName: '图书馆', source: { sourceType: 'RSS', url, cacheSeconds: 60 } }),
  );
  const person = await school.person();
  expect(await tabs(person)).toMatchObject([{ feed: { state: 'fresh' }, result: [{ url: 'https://lib.example/1' }] }]);
  up = false;
  school.travel(61_000);
  const [tab] = await tabs(person);
  expect(tab).toMatchObject({ feed: { state: 'stale' }, result: [{ title: '馆讯' }] });
});

test('a source that fails fails alone: the portal’s own column beside it is there', async () => {
  const source = await aForeignSource((_, response) => response.end('<html>维护中</html>'));
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const column = await aColumn(school.db, '要闻', [{ title: '全校' }]);
  await publish(school, [pull(source.url), own('a', column)]);
  expect(await tabs(await school.person())).toMatchObject([
    { feed: { state: 'failed', at: null }, result: [] },
    { feed: { state: 'fresh' }, result: [{ title: '全校' }] },
  ]);
});

test('without a word of the installation an inner address is not read', async () => {
  const source = await aForeignSource((_, response) => response.end('{"data":{"rows":[{"name":"x"}]}}'));
  const school = await aSchool();
  await publish(school, [pull(source.url)]);
  expect(await tabs(await school.person())).toMatchObject([{ feed: { state: 'failed' }, result: [] }]);
  expect(source.asked()).toEqual([]);
});
