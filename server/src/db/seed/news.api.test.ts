import { articleInput } from '@yizhan/contract/entities/news.ts';
import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { newsEditor } from '../../../test/news.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { cleanHtml } from '../../common/rich-text.ts';
import { newsArticles, newsColumns } from './demo/news.ts';
import { seedNews } from './news.ts';

const { undergraduate, teacher } = identityTypes;

test('the demo campus has news in five columns, some of today, some for some people only', async () => {
  const school = await aSchool();
  await seedNews(school.db, new Date());
  const read = async (reader: Pick<School['visitor'], 'news'>) => {
    const columns = (await reader.news.columns()).result;
    const pages = await Promise.all(columns.map(({ id }) => reader.news.page({ columnId: id })));
    return new Map(columns.map(({ columnName }, at) => [columnName, pages[at]?.result.records ?? []]));
  };
  const [visitor, student, lecturer] = [
    await read(school.visitor),
    await read(await school.person({ type: undergraduate })),
    await read(await school.person({ type: teacher })),
  ];
  expect([...student.keys()]).toEqual(newsColumns.map(({ name }) => name));
  expect([...visitor.keys()]).toEqual(newsColumns.filter(({ isPublic }) => isPublic).map(({ name }) => name));
  for (const articles of student.values()) expect(articles.length).toBeGreaterThanOrEqual(5);
  expect(student.get('通知公告')?.map(({ id }) => id)).not.toEqual(lecturer.get('通知公告')?.map(({ id }) => id));
  expect(student.get('校园要闻')?.[0]).toMatchObject({ top: true, fieldSet: { important: true } });
  const editor = await newsEditor(school);
  const count = async (state: 'draft' | 'scheduled') => (await editor.news.manage({ state })).result.total;
  expect([await count('draft'), await count('scheduled')]).toEqual([1, 1]);
});

test('the first articles of the demo have a picture that their readers see', async () => {
  const school = await aSchool();
  await school.person({ account: 'news_editor' });
  await seedNews(school.db, new Date(), school.parts.files);
  const student = await school.person({ type: undergraduate });
  const columns = (await student.news.columns()).result;
  const firsts = await Promise.all(
    columns.map(async ({ id }) => (await student.news.page({ columnId: id })).result.records[0]?.cover ?? ''),
  );
  const covers = firsts.filter(Boolean);
  expect(covers.length).toBeGreaterThanOrEqual(3);
  for (const url of covers) expect((await school.app.inject({ url })).statusCode).toBe(200);
});

test('what is seeded is what an editor could have written', () => {
  for (const { title, summary, content } of newsArticles(new Date())) {
    expect(articleInput.safeParse({ columnId: '1', title, summary, content }).error).toBeUndefined();
    expect(summary.length).toBeLessThanOrEqual(newsLimits.summaryLength);
    expect(cleanHtml(content).html).toBe(content);
  }
  for (const { lines } of newsColumns) expect(lines.length).toBeGreaterThanOrEqual(12);
});
