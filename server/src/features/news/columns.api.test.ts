import { expect, test } from 'vitest';
import { aNewsColumn, anArticle, newsEditor } from '../../../test/news.ts';
import { aSchool } from '../../../test/school.ts';

test('a column’s name stands once in a school', async () => {
  const editor = await newsEditor(await aSchool());
  await aNewsColumn(editor);
  const again = await editor.news.submitColumn({ column: { columnName: '校园要闻' } });
  expect(again).toMatchObject({ status: 1002, result: { field: 'columnName' } });
});

test('a column with articles is not removed, and says which it has', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const column = await aNewsColumn(editor);
  const article = await anArticle(editor, column.id);
  const refused = await editor.news.removeColumn(column);
  expect(refused.status).toBe(1002);
  expect(refused.msg).toContain('1 篇稿件（图书馆新馆启用）');
  await editor.news.remove(article);
  expect((await editor.news.removeColumn(column)).status).toBe(1000);
  expect((await editor.news.manageColumns()).result).toEqual([]);
});

test('columns stand in the order their editor gives them; one added meanwhile comes last', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const made: string[] = [];
  for (const columnName of ['甲', '乙', '丙']) made.push((await aNewsColumn(editor, { columnName })).id);
  const [a = '', b = ''] = made;
  expect((await editor.news.orderColumns({ ids: [b, a] })).status).toBe(1000);
  const names = (await editor.news.manageColumns()).result.map(({ columnName }) => columnName);
  expect(names).toEqual(['乙', '甲', '丙']);
  expect((await editor.news.pickColumns()).result.map(({ columnName }) => columnName)).toEqual(names);
  expect((await editor.news.orderColumns({ ids: ['999999999'] })).status).toBe(4040);
});

test('who saves over somebody else’s change of a column is told (9009)', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school, '王编辑');
  const held = await aNewsColumn(editor);
  await editor.news.submitColumn({ column: { columnName: '要闻' }, held });
  const late = await editor.news.submitColumn({ column: { columnName: '头条' }, held });
  expect(late).toMatchObject({ status: 9009, result: { who: '王编辑', what: '要闻' } });
  expect((await editor.news.removeColumn(held)).status).toBe(9009);
});
