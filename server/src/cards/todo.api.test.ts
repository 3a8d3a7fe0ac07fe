import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aTodo } from '../../test/todos.ts';

type Columns = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'todo' }>['config']['columns'];

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const internal = { sourceType: 'INTERNAL' } as const;

const aCard = async (school: School, columns: Columns) =>
  aPublishedCard(await cardAdmin(school), { kind: 'todo', cardName: '待办事项', config: { columns } });

test('CD-TODO-1 EN-10 a column counts what waits for the person, and what is late of it', async () => {
  const school = await aSchool();
  await aCard(school, [{ id: 'all', columnName: '全部待办', source: internal }]);
  const person = await school.person();
  await aTodo(school.db, person.id, { dueAt: inHours(-1) });
  await aTodo(school.db, person.id, { dueAt: inHours(1) });
  await aTodo(school.db, person.id);
  await aTodo(school.db, person.id, { status: 'DONE' });
  await aTodo(school.db, person.id, { status: 'CANCELLED', dueAt: inHours(-1) });
  expect((await cardData(person, 'todo')).list).toEqual([
    {
      columnName: '全部待办',
      todoNum: 3,
      todoTypeName: '',
      todoTimeoutNum: 1,
      todoTimeoutName: '',
      url: '#/home/PersonalCenter?tab=TODO',
      feed: { state: 'fresh', at: null, from: '' },
    },
  ]);
});

test('a column has its own class and kind of item, its own words and its own address', async () => {
  const school = await aSchool();
  const words = { todoTypeName: '待签收', todoTimeoutName: '逾期' };
  await aCard(school, [
    { id: 'leave', columnName: '请假', source: { ...internal, itemCode: 'LEAVE' }, ...words },
    { id: 'read', columnName: '待阅', source: { ...internal, category: 'READ' }, urlDetail: 'https://oa.example/read' },
  ]);
  const person = await school.person();
  await aTodo(school.db, person.id, { itemCode: 'LEAVE' });
  await aTodo(school.db, person.id, { itemCode: 'TRAVEL' });
  for (const itemCode of ['', 'LEAVE']) await aTodo(school.db, person.id, { category: 'READ', itemCode });
  expect((await cardData(person, 'todo')).list).toMatchObject([
    { columnName: '请假', todoNum: 1, ...words, url: '#/home/PersonalCenter?tab=TODO' },
    { columnName: '待阅', todoNum: 2, url: 'https://oa.example/read' },
  ]);
});

test('nobody counts what is another person’s or another school’s', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await aCard(school, [{ id: 'all', columnName: '全部待办', source: internal }]);
  const [person, colleague] = [await school.person(), await school.person()];
  await aTodo(school.db, colleague.id);
  await aTodo(other.db, person.id);
  expect((await cardData(person, 'todo')).list).toMatchObject([{ todoNum: 0 }]);
  expect((await cardData(colleague, 'todo')).list).toMatchObject([{ todoNum: 1 }]);
});

test('a column with a role list shows to those roles only', async () => {
  const school = await aSchool();
  const [dean, student] = [await school.person(), await school.person()];
  await aCard(school, [
    { id: 'dean', columnName: '院长审批', source: internal, roles: [dean.roleId] },
    { id: 'all', columnName: '全部待办', source: internal },
  ]);
  const names = async (person: typeof dean) => (await cardData(person, 'todo')).list.map((one) => one.columnName);
  expect(await names(dean)).toEqual(['院长审批', '全部待办']);
  expect(await names(student)).toEqual(['全部待办']);
});

test('another system’s count stands beside the portal’s own, and one that fails harms neither', async () => {
  const source = await aForeignSource((request, response) => {
    if (request.url?.startsWith('/broken')) response.writeHead(500).end();
    else response.end(JSON.stringify({ data: { waiting: '120', late: 4 } }));
  });
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const cardMapping = [
    { field: 'todoNum', path: 'data.waiting' },
    { field: 'todoTimeoutNum', path: 'data.late' },
  ];
  const pull = (path: string) => ({ sourceType: 'PULL' as const, url: `${source.url}${path}` });
  await aCard(school, [
    { id: 'broken', columnName: '设备', source: pull('/broken'), cardMapping },
    { id: 'own', columnName: '门户', source: internal },
    { id: 'finance', columnName: '财务', source: pull('/finance'), cardMapping },
  ]);
  const person = await school.person();
  await aTodo(school.db, person.id);
  expect((await cardData(person, 'todo')).list).toMatchObject([
    { columnName: '设备', todoNum: 0, feed: { state: 'failed', from: source.host } },
    { columnName: '门户', todoNum: 1, feed: { state: 'fresh', from: '' } },
    { columnName: '财务', todoNum: 120, todoTimeoutNum: 4, feed: { state: 'fresh', from: source.host } },
  ]);
});

test('where another system writes words for a number, nothing is counted', async () => {
  const source = await aForeignSource((_, response) => response.end('{"todoNum":"很多","todoTimeoutNum":-3}'));
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const cardMapping = [{ field: 'todoNum' }, { field: 'todoTimeoutNum' }];
  await aCard(school, [{ id: 'oa', columnName: '公文', source: { sourceType: 'PULL', url: source.url }, cardMapping }]);
  expect((await cardData(await school.person(), 'todo')).list).toMatchObject([{ todoNum: 0, todoTimeoutNum: 0 }]);
});
