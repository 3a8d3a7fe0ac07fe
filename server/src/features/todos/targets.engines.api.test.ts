import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { sectionPath, sections } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { addIdentity } from '../../../test/sign-in.ts';
import { aTodo } from '../../../test/todos.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { sql, tenant } from '../../db/sql.ts';

const { undergraduate, teacher, staff } = identityTypes;

const onlyRow = async (person: TestPerson) => (await person.todos.page()).result.records[0] ?? expect.fail('no to-do');

async function aDepartmentWithPhone(school: School) {
  const id = await aDepartment(school.db, '学生工作处');
  await school.db.run(sql`update dept set phone = '0871-6500 1234' where tenant_id = ${tenant} and id = ${id}`);
  return id;
}

test('HM-2 a to-do opens the address its system gave, whoever its service is for', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  await aService(school.db, { name: '学生请假', code: 'XG01', identityTypes: [undergraduate] });
  await aTodo(school.db, person.id, { itemCode: 'XG01', url: 'https://oa.example/7' });
  expect(await onlyRow(person)).toMatchObject({ url: 'https://oa.example/7', identityId: null, ask: null });
});

test('HM-2 a to-do without an address opens the page of its service', async () => {
  const school = await aSchool();
  const person = await school.person({ type: undergraduate });
  const id = await aService(school.db, { name: '学生请假', code: 'XG01', identityTypes: [undergraduate] });
  await aTodo(school.db, person.id, { itemCode: 'XG01' });
  expect(await onlyRow(person)).toMatchObject({ url: `#/home/service/${id}`, identityId: null, ask: null });
});

test('HM-2 where nothing can be opened, the row names the service’s department and its number', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  const deptId = await aDepartmentWithPhone(school);
  await aService(school.db, { name: '学生请假', code: 'XG01', identityTypes: [undergraduate], deptId });
  await aTodo(school.db, person.id, { itemCode: 'XG01' });
  expect(await onlyRow(person)).toMatchObject({
    url: null,
    identityId: null,
    ask: { name: '学生工作处', phone: '0871-6500 1234' },
  });
});

test('HM-2 of a withdrawn service the department is named; of an unknown one, who sent the to-do', async () => {
  const school = await aSchool();
  const person = await school.person();
  const deptId = await aDepartmentWithPhone(school);
  await aService(school.db, { name: '学生请假', code: 'XG01', status: 'OFF', deptId });
  await aTodo(school.db, person.id, { itemCode: 'XG01' });
  expect((await onlyRow(person)).ask?.name).toBe('学生工作处');
  const other = await school.person();
  await aTodo(school.db, other.id, { itemCode: 'NONE', initiator: '国际处' });
  expect(await onlyRow(other)).toMatchObject({ url: null, ask: { name: '国际处', phone: '' } });
});

test('HM-2 a service for another of one’s identities asks for that identity, then opens its page', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  const id = await aService(school.db, { name: '用印申请', code: 'XB01', identityTypes: [staff] });
  await addIdentity(school, person.id, { type: undergraduate });
  const { id: identityId } = await addIdentity(school, person.id, { type: staff });
  await aTodo(school.db, person.id, { itemCode: 'XB01' });
  expect(await onlyRow(person)).toMatchObject({ url: `#/home/service/${id}`, identityId, ask: null });
  const { result } = await person.session.switchIdentity({ id: identityId });
  const { records } = (await school.as(result.access_token).todos.page()).result;
  expect(records).toMatchObject([{ url: `#/home/service/${id}`, identityId: null }]);
});

test('HM-2 a page of administration asks for the identity whose role opens it', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  const { id: identityId } = await addIdentity(school, person.id, { type: staff, menus: [sections.guides.menu] });
  await aTodo(school.db, person.id, { url: `#${sectionPath('guides')}?guide=1` });
  expect(await onlyRow(person)).toMatchObject({ url: `#${sectionPath('guides')}?guide=1`, identityId });
  const keeper = await school.person({ menus: [sections.guides.menu] });
  await addIdentity(school, keeper.id, { type: staff, menus: [sections.guides.menu] });
  await aTodo(school.db, keeper.id, { url: `#${sectionPath('guides')}?guide=1` });
  expect((await onlyRow(keeper)).identityId).toBeNull();
});

test('HM-2 a to-do for a page of administration that none of the person’s identities opens any more says whom to ask', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  await aTodo(school.db, person.id, { url: `#${sectionPath('guides')}?guide=1`, initiator: '王老师' });
  expect(await onlyRow(person)).toMatchObject({ url: null, identityId: null, ask: { name: '王老师' } });
});

test('HM-2 a page of a service that the sender named asks for the identity that may use it', async () => {
  const school = await aSchool();
  const person = await school.person({ type: teacher });
  const id = await aService(school.db, { name: '用印申请', identityTypes: [staff] });
  const { id: identityId } = await addIdentity(school, person.id, { type: staff });
  await aTodo(school.db, person.id, { url: `#/home/service/${id}` });
  expect(await onlyRow(person)).toMatchObject({ url: `#/home/service/${id}`, identityId });
});

test('HM-2 DR-1 neither identities that are over nor services and departments of another school count', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const person = await school.person({ type: teacher });
  await addIdentity(school, person.id, { type: staff, validTo: '2020-06-30' });
  await aService(school.db, { name: '用印申请', code: 'XB01', identityTypes: [staff] });
  await aService(other.db, { name: '学生请假', code: 'XG01', deptId: await aDepartment(other.db, '别校') });
  await aTodo(school.db, person.id, { itemCode: 'XB01', title: '身份已过期' });
  await aTodo(school.db, person.id, { itemCode: 'XG01', title: '别校的服务' });
  const { records } = (await person.todos.page()).result;
  expect(records.map(({ url, identityId, ask }) => [url, identityId, ask?.name])).toEqual([
    [null, null, ''],
    [null, null, ''],
  ]);
});

test('HM-2 a row of the staging table leads to its page, else to the list that says whom to ask', async () => {
  const school = await aSchool();
  const columns = [{ id: 'todo', columnName: '待办', source: { sourceType: 'INTERNAL' as const } }];
  await aPublishedCard(await cardAdmin(school), { kind: 'staging', cardName: '工作台', config: { columns } });
  const person = await school.person();
  const id = await aService(school.db, { name: '学生请假', code: 'XG01' });
  await aTodo(school.db, person.id, { itemCode: 'XG01', title: '请假' });
  await aTodo(school.db, person.id, { title: '50% 预付款', createdAt: new Date(0) });
  const [tab] = (await cardData(person, 'staging')).list;
  expect(tab?.result.map(({ urlDetail }) => urlDetail)).toEqual([
    `#/home/service/${id}`,
    `#/home/PersonalCenter?tab=TODO&keyword=${encodeURIComponent('50% 预付款')}`,
  ]);
});

test('HM-2 what is overdue stands first, longest overdue before the rest, then what is due today, then the newest', async () => {
  const school = await aSchool();
  const endOfDay = new Date(`${toWireTime(new Date()).slice(0, 10)}T23:59:59+08:00`);
  await aPublishedCard(await cardAdmin(school), { kind: 'affairs', cardName: '我的事务', config: {} });
  const person = await school.person();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await aTodo(school.db, person.id, { title: '新', createdAt: inHours(-1) });
  await aTodo(school.db, person.id, { title: '昨天到期', createdAt: inHours(-40), dueAt: inHours(-24) });
  await aTodo(school.db, person.id, { title: '明天到期', createdAt: inHours(-30), dueAt: inHours(24) });
  await aTodo(school.db, person.id, { title: '今天到期', createdAt: inHours(-50), dueAt: endOfDay });
  await aTodo(school.db, person.id, { title: '前天到期', createdAt: inHours(-60), dueAt: inHours(-48) });
  const order = ['前天到期', '昨天到期', '今天到期', '新', '明天到期'];
  expect((await person.todos.page()).result.records.map(({ title }) => title)).toEqual(order);
  const [tab] = (await cardData(person, 'affairs')).list;
  expect(tab?.result.map(({ title }) => title)).toEqual(order.slice(0, cardKindLimits.affairsRows));
});
