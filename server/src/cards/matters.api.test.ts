import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aService } from '../../test/services.ts';
import { aMatter } from '../../test/todos.ts';

type Columns = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'matters' }>['config']['columns'];

const own = { id: 'own', columnName: '个人事项', source: { sourceType: 'INTERNAL' } } as const;

const aCard = async (school: School, columns: Columns) =>
  aPublishedCard(await cardAdmin(school), { kind: 'matters', cardName: '个人事项', config: { columns } });

test('CD-MAT-1 EN-9 a matter has its status with its colour, its lines and its address', async () => {
  const school = await aSchool();
  await aCard(school, [own]);
  const person = await school.person();
  const lines = [{ label: '在借', value: '3 本' }];
  const url = 'https://lib.example/loans';
  await aMatter(school.db, person.id, { code: 'LIB', typeName: '即将到期', colorVal: '#f5a524', lines, url });
  expect((await cardData(person, 'matters')).list).toMatchObject([
    {
      title: '图书借阅',
      currentStatusBackgroundColor: { typeName: '即将到期', colorVal: '#f5a524' },
      otherInformationList: lines,
      url,
    },
  ]);
});

test('matters stand in their order, once, and only one’s own', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await aCard(school, [own, { ...own, id: 'again', columnName: '再一次' }]);
  const person = await school.person();
  await aMatter(school.db, person.id, { code: 'B', title: '水电', sort: 2 });
  await aMatter(school.db, person.id, { code: 'A', title: '一卡通', sort: 1 });
  await aMatter(school.db, (await school.person()).id, { code: 'A', title: '别人的' });
  await aMatter(other.db, person.id, { code: 'C', title: '别校的' });
  expect((await cardData(person, 'matters')).list.map(({ title }) => title)).toEqual(['一卡通', '水电']);
});

test('HM-2 a matter without an address leads to the service of its code, else to its column’s address', async () => {
  const school = await aSchool();
  await aCard(school, [{ ...own, urlDetail: '/home/serviceHall' }]);
  const person = await school.person({ type: 1 });
  const id = await aService(school.db, { name: '校园一卡通', code: 'HQ02' });
  await aService(school.db, { name: '工资查询', code: 'RS01', identityTypes: [3] });
  await aMatter(school.db, person.id, { code: 'HQ02', title: '一卡通', typeName: '余额不足', sort: 1 });
  await aMatter(school.db, person.id, { code: 'RS01', title: '工资条', sort: 2 });
  const { list } = await cardData(person, 'matters');
  expect(list.map(({ url }) => url)).toEqual([`#/home/service/${id}`, '/home/serviceHall']);
});

test('what is no colour and no address is taken for neither', async () => {
  const school = await aSchool();
  await aCard(school, [own]);
  const person = await school.person();
  await aMatter(school.db, person.id, { code: 'A', typeName: '正常', colorVal: 'url(x)', url: 'javascript:alert(1)' });
  expect((await cardData(person, 'matters')).list).toMatchObject([
    {
      currentStatusBackgroundColor: { typeName: '正常', colorVal: '' },
      url: `#/home/serviceHall?keyword=${encodeURIComponent('图书借阅')}`,
    },
  ]);
});

test('CD-MAT-1 a matter of another system has every other mapped field as a line; a broken one fails alone', async () => {
  const source = await aForeignSource((request, response) => {
    if (request.url === '/broken') response.writeHead(503).end();
    else response.end(JSON.stringify([{ name: '工资条', state: '已发放', colour: '#0a7a3c', sum: 8650, at: '11-10' }]));
  });
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const cardMapping = [
    { field: 'title', path: 'name' },
    { field: 'typeName', path: 'state' },
    { field: 'colorVal', path: 'colour' },
    { field: 'sum', chineseName: '实发' },
    { field: 'at', chineseName: '日期' },
    { field: 'note', chineseName: '备注' },
  ];
  const pull = (path: string) => ({ sourceType: 'PULL' as const, url: `${source.url}${path}` });
  await aCard(school, [
    { id: 'broken', columnName: '公积金', source: pull('/broken'), cardMapping },
    { id: 'pay', columnName: '工资', source: pull('/pay'), cardMapping, urlDetail: 'https://pay.example/' },
    own,
  ]);
  const person = await school.person();
  await aMatter(school.db, person.id, { code: 'LIB' });
  expect((await cardData(person, 'matters')).list).toMatchObject([
    { title: '公积金', otherInformationList: [], feed: { state: 'failed' } },
    {
      title: '工资条',
      currentStatusBackgroundColor: { typeName: '已发放', colorVal: '#0a7a3c' },
      otherInformationList: [
        { label: '实发', value: '8650' },
        { label: '日期', value: '11-10' },
      ],
      url: 'https://pay.example/',
      feed: { state: 'fresh', from: source.host },
    },
    { title: '图书借阅', feed: { from: '' } },
  ]);
});

test('a column of matters with a role list shows to those roles only', async () => {
  const school = await aSchool();
  const [staff, student] = [await school.person(), await school.person()];
  await aCard(school, [{ ...own, roles: [staff.roleId] }]);
  for (const { id } of [staff, student]) await aMatter(school.db, id, { code: 'PAY' });
  expect((await cardData(staff, 'matters')).list).toHaveLength(1);
  expect((await cardData(student, 'matters')).list).toEqual([]);
});
