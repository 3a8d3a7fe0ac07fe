import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aListedItem } from '../../../test/duty-lists.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment, aScene, aService } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

const menus = ['userFrameConfig/manage/english'] as const;

async function aLibrary() {
  const school = await aSchool({ slogan: '少跑一步' });
  await prepareTenant(school.db);
  const deptId = await aDepartment(school.db, '图书馆');
  const sceneId = await aScene(school.db, '学习');
  const id = await aService(school.db, { name: '座位预约', deptId, sceneId, anonymous: true, labelCode: 'HOT' });
  await indexMissing(school.db);
  const editor = await school.person({ menus });
  const write = (text: string, english: string, version = 0) => editor.english.submit({ text, english, version });
  return { school, deptId, id, editor, write, ...readers(school, editor.token) };
}

const readers = (school: School, token: string) => ({
  english: school.as(token, 'en'),
  chinese: school.as(token),
  visitor: school.as(undefined, 'en'),
});

test('HM-4 names are answered in the language of the request, in Chinese where the school gave no English', async () => {
  const { english, chinese, visitor, write, id } = await aLibrary();
  await write('座位预约', 'Library seats');
  await write('图书馆', 'Library');
  const shown = { serviceName: 'Library seats', serviceDeptName: 'Library', serviceSceneName: '学习' };
  expect((await english.hall.page({})).result.records[0]).toMatchObject({ ...shown, shelfLabelName: 'Hot' });
  expect((await english.services.details({ id })).result).toMatchObject(shown);
  expect((await visitor.hall.openPage({})).result.records[0]).toMatchObject(shown);
  expect((await english.hall.facets({})).result.depts[0]).toMatchObject({ name: 'Library' });
  expect((await english.departments.tree({})).result[0]).toMatchObject({ name: 'Library' });
  expect((await chinese.hall.page({})).result.records[0]).toMatchObject({
    serviceName: '座位预约',
    serviceDeptName: '图书馆',
  });
});

test('HM-4 a service is found by its English name, until the school takes it back', async () => {
  const { english, write } = await aLibrary();
  const found = async (keyword: string) => (await english.hall.page({ keyword })).result.records.length;
  expect(await found('library')).toBe(0);
  await write('座位预约', 'Library seats');
  expect(await found('library')).toBe(1);
  expect(await found('seats')).toBe(1);
  await write('座位预约', '', 1);
  expect(await found('library')).toBe(0);
  expect((await english.hall.page({})).result.records[0]).toMatchObject({ serviceName: '座位预约' });
});

test('HM-4 HL-5 in an English name the words that matched are marked, and the index goes by its letters', async () => {
  const { school, english, chinese, visitor, write } = await aLibrary();
  await aService(school.db, { name: '成绩查询' });
  await indexMissing(school.db);
  await write('座位预约', 'Library seats');
  const [found] = (await english.hall.page({ keyword: 'seats' })).result.records;
  expect(found).toMatchObject({ serviceName: 'Library seats', nameMarks: [[8, 13]] });
  const [suggested] = (await visitor.hall.openSuggest({ keyword: 'lib' })).result.services;
  expect(suggested).toMatchObject({ serviceName: 'Library seats', nameMarks: [[0, 3]] });
  const letters = async (reader: typeof english) => (await reader.hall.facets({})).result.letters;
  const one = (letter: string) => ({ letter, count: 1 });
  expect([await letters(english), await letters(chinese)]).toEqual([
    [one('C'), one('L')],
    [one('C'), one('Z')],
  ]);
  const under = async (letter: string) => (await english.hall.page({ letter })).result.records.length;
  expect([await under('L'), await under('Z')]).toEqual([1, 0]);
  const names = (await english.hall.page({ sort: 'name' })).result.records.map(({ serviceName }) => serviceName);
  expect(names).toEqual(['Library seats', '成绩查询']);
});

test('HM-4 the landing page, the calls before sign-in and the document say the school’s name in English', async () => {
  const { school, visitor, write } = await aLibrary();
  const read = async (language: string) =>
    (await school.inject({ method: 'GET', url: '/', headers: { 'accept-language': language } })).body;
  expect(await read('en')).toContain('测试大学');
  await write('测试大学', 'Test University');
  await write('少跑一步', 'Fewer errands');
  await write('座位预约', 'Library seats');
  expect((await visitor.session.boot({ tenantId: school.tenant })).result.tenant).toMatchObject({
    name: 'Test University',
    slogan: 'Fewer errands',
  });
  const page = await read('en');
  expect(page).toContain('<title>Test University · ');
  expect(page).toContain('Library seats');
  expect(page).not.toContain('座位预约');
  expect(await read('zh-CN')).toContain('座位预约');
});

test('HM-4 administration reads and writes the Chinese texts, whatever its language', async () => {
  const { school, deptId, write } = await aLibrary();
  await write('图书馆', 'Library');
  const keeper = await school.person({
    menus: ['userFrameConfig/manage/departments', 'deptResponsibilityListConfig'],
  });
  const inEnglish = school.as(keeper.token, 'en');
  expect((await inEnglish.departments.list({})).result[0]).toMatchObject({ name: '图书馆' });
  expect((await inEnglish.departments.cardToEdit({ id: deptId })).result).toMatchObject({ name: '图书馆' });
  expect((await inEnglish.departments.card({ id: deptId })).result).toMatchObject({ name: 'Library' });
});

test('HM-4 every name in use is listed once with its places, those without English first by choice', async () => {
  const { editor, write } = await aLibrary();
  await write('图书馆', 'Library');
  const { records, missing } = (await editor.english.page({ keyword: '图书馆', size: 50 })).result;
  expect(records).toEqual([{ text: '图书馆', english: 'Library', builtIn: '', places: ['departments'], version: 1 }]);
  const open = (await editor.english.page({ missing: true, size: 100 })).result;
  expect(open.total).toBe(missing);
  expect(open.records.map(({ text }) => text)).toContain('座位预约');
  expect(open.records.map(({ text }) => text)).not.toContain('图书馆');
  // The product itself has English for what it wrote.
  const [home] = (await editor.english.page({ keyword: '首页' })).result.records;
  expect(home).toMatchObject({ english: '', builtIn: 'Home', places: ['navigation'] });
});

test('HM-4 two people who write the same text: the second learns of the first', async () => {
  const { editor, write, school } = await aLibrary();
  await write('图书馆', 'Library');
  const late = await editor.english.submit({ text: '图书馆', english: 'The Library', version: 0 });
  expect(late.status).toBe(9009);
  const [last] = await school.db.many<{ after: unknown }>(
    sql`select after from audit_log where tenant_id = ${tenant} and entity = 'english' order by id desc limit 1`,
  );
  expect(last?.after).toEqual({ text: '图书馆', english: 'Library' });
});

test('HM-4 a rating may be given with the English label that was offered', async () => {
  const { english, id } = await aLibrary();
  const [label = ''] = (await english.services.scoreLabels({ score: 5 })).result;
  expect(label).toBe('Fast');
  expect((await english.services.giveScore({ serviceId: id, score: 5, labels: [label] })).result.given).toMatchObject({
    labels: ['Fast'],
  });
  expect((await english.services.giveScore({ serviceId: id, score: 5, labels: ['Mine'] })).status).toBe(4000);
});

test('HM-4 a refusal names the service and whom it is for in English', async () => {
  const { school, english, write } = await aLibrary();
  const id = await aService(school.db, { name: '工资查询', identityTypes: [identityTypes.teacher] });
  await write('工资查询', 'Payslips');
  const { msg } = await english.services.details({ id });
  expect(msg).toContain('Payslips');
  expect(msg).toContain('Teacher');
  expect(msg).not.toMatch(/\p{Script=Han}/u);
});

test('LS-1 lists, their columns and items are read in English where the school or the product has it', async () => {
  const { school, write } = await aLibrary();
  const keeper = await school.person({ menus: ['deptResponsibilityListConfig', 'userFrameConfig/threeListsConfig'] });
  const deptId = await aDepartment(school.db, '教务处');
  await aListedItem(keeper, deptId);
  await write('学籍异动审批', 'Approval of changes of enrolment');
  const english = school.as(keeper.token, 'en').dutyLists;
  const { title, lists } = (await english.view({})).result;
  expect([title, lists[0]?.name]).toEqual(['Powers and responsibilities', 'List of powers']);
  expect(lists[0]?.columns.find(({ key }) => key === 'title')?.label).toBe('Power');
  const [item] = (await english.page({ keyword: '学籍异动' })).result.records;
  expect(item).toMatchObject({ title: 'Approval of changes of enrolment', titleMarks: [] });
});

test('HM-4 events of the calendar and items of the lists are offered for translation', async () => {
  const { school, editor } = await aLibrary();
  await school.db.run(sql`
    insert into calendar_event (tenant_id, name, begins, ends, identity_types)
    values (${tenant}, '开放日', '2026-10-17', '2026-10-18', '[]')`);
  const { records } = (await editor.english.page({ place: 'calendar', keyword: '开放日' })).result;
  expect(records.map(({ text }) => text)).toEqual(['开放日']);
});
