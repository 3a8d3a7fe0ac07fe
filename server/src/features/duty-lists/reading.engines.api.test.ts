import { dutyListFrom, firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aDraftItem, aListedItem, configureLists, listKeeper } from '../../../test/duty-lists.ts';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const academic = await aDepartment(school.db, '教务处');
  const exams = await aDepartment(school.db, '考试中心');
  const finance = await aDepartment(school.db, '财务处');
  await school.db.run(sql`update dept set parent_id = ${academic} where tenant_id = ${tenant} and id = ${exams}`);
  const keeper = await listKeeper(school);
  return { school, academic, exams, finance, keeper, reader: await school.person() };
}

test('RT-12 LS-1 a school begins with three lists and their columns, and configures one to five of its own', async () => {
  const { keeper, reader, finance } = await aCampus();
  const first = (await reader.dutyLists.view({})).result;
  expect(first.lists.map(({ name }) => name)).toEqual(['权力清单', '责任清单', '服务清单']);
  expect(first.lists[0]?.columns.slice(0, 2)).toEqual([
    { key: 'code', label: '职权编码' },
    { key: 'title', label: '职权名称' },
  ]);
  await aListedItem(keeper, finance);
  const [power, duties, services] = firstDutyListsContent().lists;
  const negative = { ...dutyListFrom('negative', 0), sort: 0 };
  const lists = [power, duties, services].flatMap((list, at) => (list ? [{ ...list, sort: at + 1 }] : []));
  const renamed = lists.map((list) => (list.code === 'service' ? { ...list, enabled: false } : list));
  await configureLists(keeper, { title: '四张清单', lists: [...renamed, negative] });
  const { result } = await reader.dutyLists.view({});
  expect(result.title).toBe('四张清单');
  expect(result.lists.map(({ code, total }) => [code, total])).toEqual([
    ['negative', 0],
    ['power', 1],
    ['responsibility', 0],
  ]);
});

test('LS-1 six lists, two of one code, or a list without the names of its items are refused', async () => {
  const { keeper } = await aCampus();
  const content = firstDutyListsContent();
  const [power] = content.lists;
  const save = (lists: typeof content.lists) => keeper.dutyLists.saveConfig({ content: { ...content, lists } });
  if (!power) throw new Error('no list');
  const six = [1, 2, 3, 4, 5, 6].map((n) => ({ ...power, code: `list-${n}`, name: `清单${n}` }));
  expect((await save(six)).status).toBe(4000);
  expect((await save([power, { ...power, name: '另一张' }])).status).toBe(4000);
  expect((await save([{ ...power, columns: [{ key: 'code', label: '' }] }])).status).toBe(4000);
  expect((await save([{ ...power, enabled: false }])).status).toBe(4000);
});

test('LS-1 a list with items is switched off, not removed', async () => {
  const { keeper, academic } = await aCampus();
  await aDraftItem(keeper, academic);
  const content = firstDutyListsContent();
  const refused = await keeper.dutyLists.saveConfig({ content: { ...content, lists: content.lists.slice(1) } });
  expect(refused.msg).toBe('清单「权力清单」中还有 1 个事项，不能删除，可以停用');
});

test('LS-2 each department is counted with those below it, and empty ones are left out', async () => {
  const { keeper, reader, academic, exams } = await aCampus();
  await aListedItem(keeper, academic);
  await aListedItem(keeper, exams);
  await aListedItem(keeper, exams, { listType: 'service', title: '四六级报名' });
  const { result } = await reader.dutyLists.departments({});
  expect(result.map(({ name, total }) => [name, total])).toEqual([
    ['教务处', 3],
    ['考试中心', 2],
  ]);
  const power = await reader.dutyLists.departments({ listType: 'power' });
  expect(power.result.map(({ total }) => total)).toEqual([2, 1]);
  const below = await reader.dutyLists.page({ deptId: academic });
  expect(below.result.total).toBe(3);
  expect((await reader.dutyLists.view({ deptId: exams })).result.lists.map(({ total }) => total)).toEqual([1, 0, 1]);
});

test('LS-3 visitors read the lists only when the school says so', async () => {
  const { school, keeper, academic } = await aCampus();
  const { id } = await aListedItem(keeper, academic);
  const { visitor } = school;
  const calls = () =>
    Promise.all([
      visitor.dutyLists.openView({}),
      visitor.dutyLists.openDepartments({}),
      visitor.dutyLists.openPage({}),
      visitor.dutyLists.openDetail({ id }),
    ]);
  for (const answer of await calls())
    expect(answer).toMatchObject({ status: 4030, msg: '清单仅对校内师生开放，请登录后查看' });
  await configureLists(keeper, { anonymousVisible: true });
  for (const { status } of await calls()) expect(status).toBe(1000);
  expect((await visitor.dutyLists.openPage({})).result.records[0]?.title).toBe('学籍异动审批');
});

test.each([
  ['words', '学籍'],
  ['a code', 'JW-QL-01'],
  ['pinyin', 'xuejiyidong'],
  ['initials', 'xjyd'],
  ['a slip of the pen', '学藉异动'],
  ['a slip in pinyin', 'xuejiyudong'],
  ['its department', '教务处'],
])('an item is found by %s', async (_, keyword) => {
  const { keeper, reader, academic, finance } = await aCampus();
  await aListedItem(keeper, academic, { code: 'JW-QL-01' });
  await aListedItem(keeper, finance, { title: '费用报销审核' });
  const { result } = await reader.dutyLists.page({ keyword });
  expect(result.records.map(({ title }) => title)).toEqual(['学籍异动审批']);
  expect((await reader.dutyLists.view({ keyword })).result.lists.map(({ total }) => total)).toEqual([1, 0, 0]);
  expect((await reader.dutyLists.departments({ keyword })).result.map(({ name }) => name)).toEqual(['教务处']);
});

test('a draft, an archived item and one of a list that is switched off are not read', async () => {
  const { keeper, reader, academic } = await aCampus();
  const draft = await aDraftItem(keeper, academic);
  const held = await aListedItem(keeper, academic);
  await keeper.dutyLists.archive({ ...held, off: true });
  const service = await aListedItem(keeper, academic, { listType: 'service' });
  const lists = firstDutyListsContent().lists.map((list) => ({ ...list, enabled: list.code !== 'service' }));
  await configureLists(keeper, { lists });
  expect((await reader.dutyLists.page({})).result.total).toBe(0);
  for (const { id } of [draft, held, service]) expect((await reader.dutyLists.detail({ id })).status).toBe(4040);
});

test('an item leads to the services its reader may use, and names the departments that take part', async () => {
  const { school, keeper, reader, academic, finance } = await aCampus();
  const open = await aService(school.db, { name: '学籍异动', deptId: academic });
  const staff = await aService(school.db, { name: '内部审批', identityTypes: [identityTypes.staff] });
  const { id } = await aListedItem(keeper, academic, {
    serviceIds: [open, staff],
    coDepts: [{ deptId: finance, role: 'SUPPORT' }],
    steps: [{ name: '受理', post: '学籍科', limit: '1 个工作日' }],
  });
  const { result } = await reader.dutyLists.detail({ id });
  expect(result.services.map(({ serviceName }) => serviceName)).toEqual(['学籍异动']);
  expect(result).toMatchObject({ listName: '权力清单', deptName: '教务处', coDepts: [{ deptName: '财务处' }] });
  expect(result.steps).toMatchObject([{ name: '受理', post: '学籍科', limit: '1 个工作日' }]);
});

test('LS-1 a reader gets a list as it is filtered as a workbook, a visitor when the lists are open', async () => {
  const { school, keeper, reader, academic, finance } = await aCampus();
  await aListedItem(keeper, academic, { title: '=学籍异动审批' });
  await aListedItem(keeper, finance, { title: '经费审批' });
  const query = { listType: 'power', deptId: academic };
  const { name, data } = (await reader.dutyLists.sheet(query)).result;
  expect(name).toBe('权力清单.xlsx');
  const rows = await withFile(Buffer.from(data, 'base64'), (file) => rowsOf(file, 'xlsx'));
  const texts = rows.map(({ cells }) => cells.map((cell) => String(cell ?? '')));
  expect(texts[0]).toEqual(expect.arrayContaining(['序号', '职权名称']));
  expect(texts.length).toBe(2);
  expect(texts[1]).toEqual(expect.arrayContaining(['1', '=学籍异动审批']));
  expect((await school.visitor.dutyLists.openSheet(query)).status).toBe(4030);
  expect((await reader.dutyLists.sheet({ listType: 'none' })).status).toBe(4040);
});
