import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aTodo } from '../../test/todos.ts';

type Columns = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'staging' }>['config']['columns'];

const internal = { sourceType: 'INTERNAL' } as const;
const createdAt = new Date('2026-11-15T01:30:00Z');

const aCard = async (school: School, columns: Columns) =>
  aPublishedCard(await cardAdmin(school), { kind: 'staging', cardName: '工作台', config: { columns } });

test('CD-STG-1 CD-STG-5 EN-10 a column has its count, its usual fields, its rows and where 更多 leads', async () => {
  const school = await aSchool();
  await aCard(school, [{ id: 'todo', columnName: '待我审批', source: internal }]);
  const person = await school.person();
  await aTodo(school.db, person.id, {
    title: '采购',
    nodeName: '院长审批',
    priority: 1,
    url: '/home/case/1',
    createdAt,
  });
  expect((await cardData(person, 'staging')).list).toEqual([
    {
      columnName: '待我审批',
      num: 1,
      cardMapping: [
        { field: 'title', chineseName: '标题' },
        { field: 'nodeName', chineseName: '当前环节' },
        { field: 'createdAt', chineseName: '发起时间' },
      ],
      result: [
        {
          title: '采购',
          nodeName: '院长审批',
          createdAt: '2026-11-15 09:30:00',
          fieldSet: { important: true },
          urlDetail: '/home/case/1',
        },
      ],
      url: '#/home/PersonalCenter?tab=TODO',
      feed: { state: 'fresh', at: null, from: '' },
    },
  ]);
});

test('CD-STG-2 an administrator maps which fields a row has, those of its system too', async () => {
  const school = await aSchool();
  const cardMapping = [
    { field: 'itemName', chineseName: '事项' },
    { field: 'sum', chineseName: '金额', path: 'amount' },
  ];
  await aCard(school, [{ id: 'todo', columnName: '报销', source: internal, cardMapping }]);
  const person = await school.person();
  await aTodo(school.db, person.id, { itemName: '差旅报销', fields: { amount: '¥ 1,280.00' }, url: '/home/case/1' });
  const [tab] = (await cardData(person, 'staging')).list;
  expect(tab?.cardMapping).toEqual([
    { field: 'itemName', chineseName: '事项' },
    { field: 'sum', chineseName: '金额' },
  ]);
  expect(tab?.result).toEqual([
    { itemName: '差旅报销', sum: '¥ 1,280.00', fieldSet: { important: false }, urlDetail: '/home/case/1' },
  ]);
});

test('a column counts everything and shows the newest, and nothing that is another person’s or school’s', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await aCard(school, [{ id: 'todo', columnName: '待我审批', source: internal }]);
  const person = await school.person();
  const more = cardKindLimits.stagingRows + 3;
  for (let n = 1; n <= more; n += 1) {
    await aTodo(school.db, person.id, { title: `${n}`, createdAt: new Date(createdAt.getTime() + n) });
  }
  await aTodo(school.db, (await school.person()).id, { title: '别人的' });
  await aTodo(other.db, person.id, { title: '别校的' });
  const [tab] = (await cardData(person, 'staging')).list;
  expect(tab?.num).toBe(more);
  expect(tab?.result).toHaveLength(cardKindLimits.stagingRows);
  expect(tab?.result[0]?.title).toBe(`${more}`);
});

test('a column of another system has its rows and links; a broken one fails alone; roles choose columns', async () => {
  const rows = [
    { bt: '论文评阅', jb: 1, lj: '/review/7' },
    { bt: '盲审', lj: 'javascript:alert(1)' },
  ];
  const source = await aForeignSource((request, response) => {
    if (request.url === '/broken') response.end('<html>');
    else response.end(JSON.stringify({ rows, total: 42 }));
  });
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const [person, other] = [await school.person(), await school.person()];
  const cardMapping = [
    { field: 'title', chineseName: '标题', path: 'bt' },
    { field: 'fieldSet', path: 'jb' },
    { field: 'urlDetail', path: 'lj' },
  ];
  const pull = { sourceType: 'PULL', listPath: 'rows', totalPath: 'total' } as const;
  await aCard(school, [
    { id: 'broken', columnName: '设备', source: { ...pull, url: `${source.url}/broken` }, cardMapping },
    { id: 'paper', columnName: '论文', source: { ...pull, url: `${source.url}/papers` }, cardMapping },
    { id: 'own', columnName: '门户', source: internal, roles: [other.roleId] },
  ]);
  expect((await cardData(person, 'staging')).list).toMatchObject([
    { columnName: '设备', num: 0, result: [], feed: { state: 'failed' } },
    {
      columnName: '论文',
      num: 42,
      result: [
        { title: '论文评阅', fieldSet: { important: true }, urlDetail: `${source.url}/review/7` },
        { title: '盲审', fieldSet: { important: false }, urlDetail: '' },
      ],
    },
  ]);
  expect((await cardData(other, 'staging')).list).toHaveLength(3);
});
