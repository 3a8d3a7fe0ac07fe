import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aGuide, aGuideOut, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments'] as const;
const make = async (admin: TestPerson, code: string, parentId: string | null = null) =>
  (await admin.departments.create({ code, name: `部门${code}`, parentId })).result.id;
const shape = async (admin: TestPerson) =>
  (await admin.departments.list()).result.map(({ code, parentId }) => [code, parentId]);

test('anybody signed in reads the departments as a tree in their order', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const college = await make(admin, 'a');
  await make(admin, 'b');
  await make(admin, 'c', college);
  const { result } = await (await school.person()).departments.tree();
  expect(result).toMatchObject([
    { name: '部门a', children: [{ name: '部门c', children: [] }] },
    { name: '部门b', children: [] },
  ]);
  expect((await school.visitor.departments.tree()).http).toBe(401);
});

test('API-ADMIN a department is looked up with its place, its phone and the services one may use of it', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const about = { code: 'lib', name: '图书馆', phone: '0871-1', location: '图书馆 101', intro: '借阅与咨询' };
  const { id } = (await admin.departments.create(about)).result;
  await aService(school.db, { name: '入馆预约', deptId: id });
  await aService(school.db, { name: '编目', deptId: id, identityTypes: [identityTypes.staff] });
  const student = await school.person({ type: identityTypes.undergraduate });
  const card = { id, name: '图书馆', phone: '0871-1', location: '图书馆 101', intro: '借阅与咨询', services: 1 };
  expect((await student.departments.cards()).result).toMatchObject([card]);
  expect((await student.departments.card({ id })).result).toMatchObject(card);
  const other = await (await aSchool()).person();
  expect((await other.departments.card({ id })).status).toBe(4040);
});

test('a department is listed with its people', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const id = await make(admin, 'a');
  await school.person({ deptId: id });
  await school.person({ deptId: id });
  expect((await admin.departments.list()).result).toMatchObject([{ id, people: 2, version: 1 }]);
});

test('name and code of a department stand once, and the answer names the field', async () => {
  const admin = await (await aSchool()).person({ menus });
  await make(admin, 'a');
  expect(await admin.departments.create({ code: 'a', name: '新' })).toMatchObject({
    msg: '编码「a」已存在，请换一个编码',
    result: { field: 'code' },
  });
  expect(await admin.departments.create({ code: 'b', name: '部门a' })).toMatchObject({ result: { field: 'name' } });
});

test('a department never comes to stand below itself', async () => {
  const admin = await (await aSchool()).person({ menus });
  const top = await make(admin, 'a');
  const below = await make(admin, 'b', top);
  const base = { id: top, version: 1, code: 'a', name: '部门a' };
  expect((await admin.departments.update({ ...base, parentId: top })).msg).toBe('上级部门不能是自己或自己的下级');
  expect((await admin.departments.update({ ...base, parentId: below })).status).toBe(1002);
  expect((await admin.departments.changeOrder({ parentId: below, ids: [top] })).status).toBe(1002);
});

test('two moves at the same moment make no ring', async () => {
  const admin = await (await aSchool()).person({ menus });
  const [a, b] = [await make(admin, 'a'), await make(admin, 'b')];
  const moves = await Promise.all([
    admin.departments.changeOrder({ parentId: a, ids: [b] }),
    admin.departments.changeOrder({ parentId: b, ids: [a] }),
  ]);
  expect(moves.map(({ status }) => status).sort()).toEqual([1000, 1002]);
});

test('dragging sorts the departments, and one from elsewhere is moved in', async () => {
  const admin = await (await aSchool()).person({ menus });
  const [a, b] = [await make(admin, 'a'), await make(admin, 'b')];
  const c = await make(admin, 'c', a);
  await admin.departments.changeOrder({ parentId: null, ids: [b, c, a] });
  expect(await shape(admin)).toEqual([
    ['b', null],
    ['c', null],
    ['a', null],
  ]);
  const versions = (await admin.departments.list()).result.map(({ code, version }) => [code, version]);
  expect(versions).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 1],
  ]);
});

test('who saves over somebody else’s change of a department is told (9009)', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus, name: '王老师' });
  const id = await make(admin, 'a');
  await admin.departments.update({ id, version: 1, code: 'a', name: '教务处' });
  const late = await admin.departments.update({ id, version: 1, code: 'a', name: '教务科' });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师', what: '教务处' } });
});

test('AD-2 a department with people or departments below is not removed, and one reads which', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const id = await make(admin, 'a');
  const below = await make(admin, 'b', id);
  const clerk = await school.person({ deptId: id, name: '李四' });
  const refused = await admin.departments.remove({ id });
  expect(refused.msg).toBe('仍被使用，不能删除：1 个下级部门（部门b）；1 人（李四）');
  expect(refused.result).toEqual({
    usedBy: [
      { kind: 'department', id: below, name: '部门b' },
      { kind: 'user', id: clerk.id, name: '李四' },
    ],
    totals: { department: 1, user: 1 },
  });
  expect((await admin.departments.remove({ id: below })).status).toBe(1000);
});

test('RO-4 a service of a department is for everybody below it, and for who is moved there', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const [faculty, elsewhere] = [await make(admin, 'a'), await make(admin, 'b')];
  const office = await make(admin, 'c', await make(admin, 'd', faculty));
  const person = await school.person({ deptId: office });
  const serviceId = await aService(school.db, { name: '仪器预约', userDeptIds: [faculty] });
  const answer = async () => (await person.services.address({ serviceId })).status;
  expect(await answer()).toBe(1000);
  await admin.departments.changeOrder({ parentId: elsewhere, ids: [office] });
  expect(await answer()).toBe(4040);
  await admin.departments.update({ id: elsewhere, version: 1, code: 'b', name: '部门b', parentId: faculty });
  expect(await answer()).toBe(1000);
});

test('AD-2 a department for which a service is kept is not removed', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const id = await make(admin, 'a');
  await aService(school.db, { name: '仪器预约', userDeptIds: [id] });
  expect((await admin.departments.remove({ id })).msg).toContain('仪器预约');
});

test('AD-2 a department that the draft of a guide names is not removed', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const [keeper, next] = [await make(admin, 'a'), await make(admin, 'b')];
  const publisher = await guidePublisher(school);
  const serviceId = await aService(school.db, { name: '成绩单' });
  const out = await aGuideOut(publisher, serviceId, { deptId: keeper });
  const draft = await publisher.guides.submit({ held: out, content: aGuide(serviceId, { deptId: next }) });
  const refusal = '仍被使用，不能删除：1 份办事指南（成绩单打印）';
  expect((await admin.departments.remove({ id: next })).msg).toBe(refusal);
  await publisher.publishing.schedule({ ...draft.result, at: '2090-01-01 00:00:00' });
  expect((await admin.departments.remove({ id: next })).msg).toBe(refusal);
  expect((await admin.departments.remove({ id: keeper })).msg).toBe(refusal);
});

test('AU-1 every change of a department is on record', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const id = await make(admin, 'a');
  await admin.departments.update({ id, version: 1, code: 'a', name: '教务处' });
  await admin.departments.changeOrder({ parentId: null, ids: [id] });
  await admin.departments.remove({ id });
  const lines = await school.db.many<{ action: string }>(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'department' order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'changeOrder', 'remove']);
});

test('DR-1 a department of another school does not exist here', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const admin = await here.person({ menus });
  const own = await make(admin, 'a');
  const id = await make(await there.person({ menus }), 'x');
  expect((await admin.departments.create({ code: 'b', name: 'b', parentId: id })).status).toBe(4040);
  expect((await admin.departments.update({ id, version: 1, code: 'b', name: 'b' })).status).toBe(4040);
  expect((await admin.departments.changeOrder({ parentId: id, ids: [own] })).status).toBe(4040);
  expect((await admin.departments.changeOrder({ parentId: null, ids: [id] })).status).toBe(4040);
  expect((await admin.departments.remove({ id })).status).toBe(4040);
});

test('AD-1 departments added without a code at the same time each get one of their own', async () => {
  const admin = await (await aSchool()).person({ menus });
  const names = ['一', '二', '三'];
  const made = await Promise.all(names.map((name) => admin.departments.create({ code: '', name })));
  expect(made.map(({ status }) => status)).toEqual([1000, 1000, 1000]);
  const codes = (await admin.departments.list()).result.map(({ code }) => code);
  expect(codes.sort()).toEqual(['D0001', 'D0002', 'D0003']);
});
