import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const REQUESTS = 'userFrameConfig/manage/requests';
const DICTIONARY = 'userFrameConfig/manage/dictionary';
const menu = DICTIONARY;

const granter = (school: School) => school.person({ name: '何主任', menus: [REQUESTS, DICTIONARY] });

const aRole = async ({ db }: School, menus: readonly string[]) => {
  const { id } = await db.one<{ id: string }>(sql`
    insert into role (tenant_id, code, name) values (${tenant}, ${`R${menus.length}`}, ${`角色 ${menus.length}`}) returning id`);
  await db.run(
    sql`insert into role_menu (tenant_id, role_id, menu) select ${tenant}, ${id}, m from unnest(${menus}::text[]) m`,
  );
  return id;
};
const todosOf = ({ db }: School, userId: string) =>
  db.many<{ title: string; category: string; status: string }>(sql`
    select title, category, status from todo where tenant_id = ${tenant} and assignee_id = ${userId} order by id`);

test('AD-9 who asks from noPower is answered by those who may; the role works at once and both are told', async () => {
  const school = await aSchool();
  const [clerk, head] = [await school.person({ name: '林老师' }), await granter(school)];
  const roleId = await aRole(school, [DICTIONARY]);
  const { id } = (await clerk.permissionRequests.create({ menu, reason: '维护字典' })).result;
  expect(await todosOf(school, head.id)).toMatchObject([{ category: 'TODO', status: 'PENDING' }]);
  expect((await clerk.permissionRequests.create({ menu, reason: '再来一次' })).status).toBe(1002);
  const [row] = (await head.permissionRequests.page({})).result.records;
  expect(row).toMatchObject({ id, menu, reason: '维护字典', state: 'PENDING' });
  expect(row?.roles).toContainEqual(expect.objectContaining({ id: roleId, mayGive: true }));
  expect((await clerk.dictionary.list()).status).toBe(403);
  expect((await head.permissionRequests.grant({ id, roleId })).status).toBe(1000);
  expect((await clerk.dictionary.list()).status).toBe(1000);
  expect((await todosOf(school, head.id))[0]?.status).toBe('DONE');
  expect(await todosOf(school, clerk.id)).toMatchObject([
    { category: 'READ', title: expect.stringContaining('已开通') },
  ]);
  expect((await clerk.permissionRequests.own({ menu })).result.request).toMatchObject({ state: 'GRANTED' });
  expect((await head.permissionRequests.refuse({ id, answer: '晚了' })).status).toBe(1002);
});

test('AD-9 nobody grants more than they have, nor a role that does not hold the entry', async () => {
  const school = await aSchool();
  const [clerk, head] = [await school.person(), await granter(school)];
  const tooMuch = await aRole(school, [DICTIONARY, 'userFrameConfig/manage/users']);
  const other = await aRole(school, [REQUESTS]);
  const { id } = (await clerk.permissionRequests.create({ menu, reason: '需要' })).result;
  expect((await head.permissionRequests.grant({ id, roleId: tooMuch })).status).toBe(4030);
  expect((await head.permissionRequests.grant({ id, roleId: other })).status).toBe(4040);
  expect((await clerk.permissionRequests.own({ menu })).result.request).toMatchObject({ state: 'PENDING' });
});

test('AD-9 a refusal says why and can be followed by another request; one’s own can be taken back', async () => {
  const school = await aSchool();
  const [clerk, other, head] = [await school.person(), await school.person(), await granter(school)];
  const first = (await clerk.permissionRequests.create({ menu, reason: '需要' })).result;
  await head.permissionRequests.refuse({ id: first.id, answer: '请由处长申请' });
  expect((await clerk.permissionRequests.own({ menu })).result.request).toMatchObject({
    state: 'REFUSED',
    answer: '请由处长申请',
  });
  const second = (await clerk.permissionRequests.create({ menu, reason: '处长同意' })).result;
  expect((await other.permissionRequests.withdraw(second)).status).toBe(4040);
  expect((await clerk.permissionRequests.withdraw(second)).status).toBe(1000);
  const statuses = (await todosOf(school, head.id)).map(({ status }) => status);
  expect(statuses).not.toContain('PENDING');
});

test('AD-9 a request of another school was never there', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const clerk = await elsewhere.person();
  const { id } = (await clerk.permissionRequests.create({ menu, reason: '需要' })).result;
  const head = await granter(school);
  expect((await head.permissionRequests.page({})).result.records).toEqual([]);
  expect((await head.permissionRequests.refuse({ id, answer: '不行' })).status).toBe(4040);
});
