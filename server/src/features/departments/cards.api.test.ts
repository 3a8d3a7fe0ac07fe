import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const menu = 'deptResponsibilityListConfig';
const about = {
  shortName: '教务',
  intro: '培养方案、考试与学籍。',
  leader: '王处长',
  location: '行政楼 205',
  officeHours: '周一至周五 8:30–12:00',
  phone: '0871-1',
  mail: 'jw@yunling.example',
  website: 'https://jw.yunling.example',
  chart: null,
};
const empty = {
  ...{ shortName: '', intro: '', leader: '', location: '', officeHours: '', phone: '', mail: '', website: '' },
  chart: null,
};

const keeperOf = (school: School, deptId: string, name = '部门秘书') => school.person({ name, deptId, menus: [menu] });

/** A department with a child department, a person who maintains their cards, and another department. */
async function aCampus() {
  const school = await aSchool();
  const academic = await aDepartment(school.db, '教务处');
  const exams = await aDepartment(school.db, '考试中心', academic);
  const finance = await aDepartment(school.db, '财务处');
  return { school, academic, exams, finance, keeper: await keeperOf(school, academic), reader: await school.person() };
}

async function aChart(person: TestPerson) {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#008cff' } });
  const file = new File([await drawn.png().toBuffer()], 'chart.png');
  return (await person.files.upload({ file, picture: true })).result.id;
}

test('API-ADMIN whoever keeps a department’s card writes it, and everybody reads it', async () => {
  const { academic: id, keeper, reader } = await aCampus();
  const saved = await keeper.departments.submitCard({ id, version: 1, ...about });
  expect(saved.result).toEqual({ id, version: 2 });
  const card = { id, name: '教务处', ...about, chart: null, version: 2 };
  expect((await reader.departments.card({ id })).result).toMatchObject({ ...card, mayChange: false });
  const listed = (await keeper.departments.cards()).result.find((one) => one.id === id);
  expect(listed).toMatchObject({ ...card, mayChange: true });
});

test('RO-3 without the menu entry a card is neither written nor emptied', async () => {
  const { academic: id, finance, reader, school } = await aCampus();
  expect((await reader.departments.submitCard({ id, version: 1, ...about })).http).toBe(403);
  const other = await school.person({ deptId: finance, menus: ['userFrameConfig/manage/departments'] });
  expect((await other.departments.removeCard({ id, version: 1 })).http).toBe(403);
  expect((await other.departments.card({ id })).result.mayChange).toBe(false);
});

test('RO-3 a department keeps its own card and those below it; who answers for the school keeps all', async () => {
  const { school, academic, exams, finance, keeper } = await aCampus();
  const kept = async (person: TestPerson) =>
    (await person.departments.cards()).result.filter(({ mayChange }) => mayChange).map(({ id }) => id);
  expect(await kept(keeper)).toEqual([academic, exams]);
  expect((await keeper.departments.submitCard({ id: exams, version: 1, ...about })).status).toBe(1000);
  const refused = await keeper.departments.submitCard({ id: finance, version: 1, ...about });
  expect(refused).toMatchObject({ status: 4030, msg: '只能维护本部门及下级部门的名片' });
  expect((await keeper.departments.removeCard({ id: finance, version: 1 })).status).toBe(4030);
  const below = await keeperOf(school, exams);
  expect((await below.departments.submitCard({ id: academic, version: 1, ...about })).status).toBe(4030);
  for (const whole of ['departments', 'services', 'settings'] as const) {
    const admin = await school.person({ menus: [menu, `userFrameConfig/manage/${whole}`] });
    expect(await kept(admin)).toEqual([academic, exams, finance]);
  }
  expect(await kept(await school.person({ menus: [menu] }))).toEqual([]);
});

test('who saves over somebody else’s change of a card is told (9009)', async () => {
  const { school, academic: id, keeper } = await aCampus();
  const first = await keeperOf(school, id, '王秘书');
  await first.departments.submitCard({ id, version: 1, ...about });
  const late = await keeper.departments.submitCard({ id, version: 1, ...about, phone: '2' });
  expect(late).toMatchObject({ status: 9009, result: { who: '王秘书', what: '教务处' } });
  const [one, other] = await Promise.all([
    keeper.departments.submitCard({ id, version: 2, ...about, phone: '3' }),
    first.departments.submitCard({ id, version: 2, ...about, phone: '4' }),
  ]);
  expect([one.status, other.status].sort()).toEqual([1000, 9009]);
});

test('a card is emptied and can be written back with its chart; the department and its name stay', async () => {
  const { academic: id, keeper, reader } = await aCampus();
  const chart = `/files/${await aChart(keeper)}`;
  await keeper.departments.submitCard({ id, version: 1, ...about, chart });
  const emptied = await keeper.departments.removeCard({ id, version: 2 });
  expect(emptied.result).toEqual({ id, version: 3 });
  expect((await reader.departments.card({ id })).result).toMatchObject({ name: '教务处', ...empty });
  expect((await reader.files.link({ id: chart.slice('/files/'.length) })).status).toBe(4040);
  expect((await keeper.departments.submitCard({ id, version: 3, ...about, chart })).status).toBe(1000);
  expect((await reader.departments.card({ id })).result).toMatchObject({ ...about, chart });
});

test('FI-1 the chart of a card is seen by everybody signed in, and goes when another takes its place', async () => {
  const { school, academic: id, keeper, reader } = await aCampus();
  const [chart, next] = [await aChart(keeper), await aChart(keeper)];
  expect((await reader.files.link({ id: chart })).status).toBe(4040);
  await keeper.departments.submitCard({ id, version: 1, ...about, chart: `/files/${chart}` });
  const { url } = (await reader.files.link({ id: chart })).result;
  expect((await school.inject({ method: 'GET', url })).http).toBe(200);
  expect((await school.inject({ method: 'GET', url: `/files/${chart}` })).http).toBe(404);
  await keeper.departments.submitCard({ id, version: 2, ...about, chart: `/files/${next}` });
  expect((await reader.files.link({ id: chart })).status).toBe(4040);
  expect((await reader.files.link({ id: next })).status).toBe(1000);
});

test('FI-1 a picture of somebody else is no chart', async () => {
  const { academic: id, keeper, reader } = await aCampus();
  const chart = `/files/${await aChart(reader)}`;
  expect((await keeper.departments.submitCard({ id, version: 1, ...about, chart })).status).toBe(4040);
  expect((await reader.departments.card({ id })).result).toMatchObject({ version: 1, chart: null, phone: '' });
});

test('PB-4 who empties a card that somebody else has just written is told, and nothing is lost', async () => {
  const { academic: id, keeper, reader } = await aCampus();
  await keeper.departments.submitCard({ id, version: 1, ...about });
  expect((await keeper.departments.removeCard({ id, version: 1 })).status).toBe(9009);
  expect((await reader.departments.card({ id })).result).toMatchObject(about);
});

test('a card that lacks a field is refused: what is left out would be lost', async () => {
  const { school, academic: id, keeper } = await aCampus();
  const url = '/api/blade-workbench/ospDeptInfo/submit';
  const { body } = await school.inject({ method: 'POST', url, payload: { id, version: 1, intro: '新' } }, keeper.token);
  expect(JSON.parse(body)).toMatchObject({ status: 4000 });
});

test.each([
  ['website that is a script', { website: 'javascript:alert(1)' }],
  ['website that is no page', { website: 'ftp://a.example' }],
  ['website without a name', { website: 'https://' }],
  ['website that is no address', { website: 'https://[' }],
  ['website with a password', { website: 'https://user:pw@a.example/' }],
  ['website that could end an attribute', { website: 'https://a"b.example' }],
  ['website that reads backwards', { website: 'https://a\u202e.example' }],
  ['mail address without a place', { mail: 'nobody' }],
  ['chart from elsewhere', { chart: 'https://evil.example/a.png' }],
  ['text of hours that is too long', { officeHours: '一'.repeat(fieldLimits.textLength + 1) }],
  ['introduction that is too long', { intro: '一'.repeat(fieldLimits.longTextLength + 1) }],
  ['phone that is too long', { phone: '1'.repeat(fieldLimits.nameLength + 1) }],
])('a card with a %s is refused, and the answer names the field', async (_, wrong) => {
  const { academic: id, keeper } = await aCampus();
  const refused = await keeper.departments.submitCard({ id, version: 1, ...about, ...wrong });
  expect(refused).toMatchObject({ status: 4000, result: { fields: Object.keys(wrong) } });
});

test('a card with a sensitive word is refused', async () => {
  const { school, academic: id, keeper } = await aCampus();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, '代考')`);
  const refused = await keeper.departments.submitCard({ id, version: 1, ...about, intro: '不办理代 考' });
  expect(refused.status).toBe(1002);
});

test('HL-2 services of a department are found by the short name its card gives it, and no longer when it is emptied', async () => {
  const { school, academic: id, keeper, reader } = await aCampus();
  const serviceId = await aService(school.db, { name: '成绩单打印', deptId: id });
  const found = async () => (await reader.hall.page({ keyword: '培养办' })).result.records.map((one) => one.serviceId);
  await keeper.departments.submitCard({ id, version: 1, ...about, shortName: '培养办' });
  expect(await found()).toEqual([serviceId]);
  await keeper.departments.removeCard({ id, version: 2 });
  expect(await found()).toEqual([]);
});

test('LP-1 visitors read the new phone of a department at once', async () => {
  const { school, academic: id, keeper } = await aCampus();
  const phone = async () => JSON.stringify((await school.visitor.landing.index()).result).includes('0871-99');
  expect(await phone()).toBe(false);
  await keeper.departments.submitCard({ id, version: 1, ...about, phone: '0871-99' });
  expect(await phone()).toBe(true);
});

test('AU-1 a card that is written or emptied is on record with before and after', async () => {
  const { school, academic: id, keeper } = await aCampus();
  await keeper.departments.submitCard({ id, version: 1, ...about });
  await keeper.departments.removeCard({ id, version: 2 });
  const lines = await school.db.many<{ action: string; who: string; was: string; is: string }>(sql`
    select action, actor_name as who, before->>'phone' as was, after->>'phone' as is from audit_log
    where tenant_id = ${tenant} and entity = 'departmentCard' and entity_id = ${id} order by id`);
  expect(lines).toEqual([
    { action: 'update', who: '部门秘书', was: '', is: '0871-1' },
    { action: 'remove', who: '部门秘书', was: '0871-1', is: '' },
  ]);
});

test('a chart goes with its department', async () => {
  const { school, exams: id, keeper, reader } = await aCampus();
  const chart = await aChart(keeper);
  await keeper.departments.submitCard({ id, version: 1, ...about, chart: `/files/${chart}` });
  const admin = await school.person({ menus: ['userFrameConfig/manage/departments'] });
  expect((await admin.departments.remove({ id })).status).toBe(1000);
  expect((await reader.files.link({ id: chart })).status).toBe(4040);
});

test('DR-1 the card of another school does not exist here', async () => {
  const [here, there] = [await aCampus(), await aCampus()];
  const admin = await here.school.person({ menus: [menu, 'userFrameConfig/manage/departments'] });
  const id = there.academic;
  expect((await admin.departments.card({ id })).status).toBe(4040);
  expect((await admin.departments.submitCard({ id, version: 1, ...about })).status).toBe(4040);
  expect((await admin.departments.removeCard({ id, version: 1 })).status).toBe(4040);
});
