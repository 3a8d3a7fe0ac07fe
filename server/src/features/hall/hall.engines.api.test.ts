import type { HallSort, HallTab } from '@yizhan/contract/entities/hall.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment, aScene, aService, favour, popular } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

type NamedService = { serviceName: string };
const names = (services: readonly NamedService[]) => services.map(({ serviceName }) => serviceName);
const { undergraduate, teacher } = identityTypes;

async function aType(school: School, name: string): Promise<string> {
  const { id } = await school.db.one<{ id: string }>(
    sql`insert into service_type (tenant_id, name) values (${tenant}, ${name}) returning id`,
  );
  return id;
}

async function aHall() {
  const school = await aSchool();
  const { db } = school;
  await prepareTenant(db);
  const [dept, other] = [await aDepartment(db, '教务处'), await aDepartment(db, '后勤处')];
  const [study, life] = [await aScene(db, '学习'), await aScene(db, '生活', 2)];
  const type = await aType(school, '查询');
  const days = (n: number) => new Date(Date.now() - n * 86_400_000);
  const ids = {
    grades: await aService(db, {
      ...{ name: '成绩查询', deptId: dept, sceneId: study, typeId: type, identityTypes: [undergraduate] },
      ...{ visitTimes: 50, labelCode: 'HOT', shelvedAt: days(400) },
    }),
    leave: await aService(db, {
      ...{ name: '请假', deptId: dept, sceneId: study, type: 'PROCESS', processType: 'OFFLINE' },
      ...{ visitTimes: 30, anonymous: true, url: 'https://leave.example/', shelvedAt: days(300) },
    }),
    bus: await aService(db, {
      ...{ name: '班车', deptId: other, sceneId: life, listed: true, url: 'https://bus.example/' },
      ...{ visitTimes: 90, maintenance: 'MANUAL', shelvedAt: days(2) },
    }),
    email: await aService(db, {
      name: 'E-mail',
      accessWay: 2,
      url: 'https://mail.example/',
      visitTimes: 5,
      shelvedAt: days(500),
    }),
  };
  await indexMissing(db);
  return {
    school,
    db,
    dept,
    other,
    study,
    life,
    type,
    ids,
    student: await school.person({ type: undergraduate, deptId: dept }),
  };
}

test('HL-1 every facet narrows the hall', async () => {
  const { student, dept, life, type } = await aHall();
  const shown = async (query: object) => names((await student.hall.page(query)).result.records);
  expect(await shown({})).toEqual(['班车', '成绩查询', '请假', 'E-mail']);
  expect(await shown({ type: 'PROCESS' })).toEqual(['请假']);
  expect(await shown({ type: '' })).toHaveLength(4);
  expect(await shown({ deptId: dept })).toEqual(['成绩查询', '请假']);
  expect(await shown({ sceneId: life })).toEqual(['班车']);
  expect(await shown({ typeId: type })).toEqual(['成绩查询']);
  expect(await shown({ audience: teacher })).toEqual(['班车', '请假', 'E-mail']);
  expect(await shown({ processType: 'OFFLINE' })).toEqual(['请假']);
  expect(await shown({ label: 'HOT' })).toEqual(['成绩查询']);
  expect(await shown({ label: 'MAINTENANCE' })).toEqual(['班车']);
  expect(await shown({ letter: 'C' })).toEqual(['成绩查询']);
  expect(await shown({ letter: 'E' })).toEqual(['E-mail']);
  expect(await shown({ deptId: dept, processType: 'ONLINE', keyword: '查询' })).toEqual(['成绩查询']);
});

test('HL-1 the hall is sorted by heat, newness, stars and name, and paged with its total', async () => {
  const { student, db, ids } = await aHall();
  await db.run(
    sql`update service set score_sum = 5, score_count = 1 where tenant_id = ${tenant} and id = ${ids.email}`,
  );
  await db.run(
    sql`update service set score_sum = 470, score_count = 100 where tenant_id = ${tenant} and id = ${ids.leave}`,
  );
  const sorted = async (sort: HallSort) => names((await student.hall.page({ sort })).result.records);
  expect(await sorted('heat')).toEqual(['班车', '成绩查询', '请假', 'E-mail']);
  expect(await sorted('new')).toEqual(['班车', '请假', '成绩查询', 'E-mail']);
  expect(await sorted('score')).toEqual(['请假', 'E-mail', '班车', '成绩查询']);
  expect(await sorted('name')).toEqual(['班车', '成绩查询', 'E-mail', '请假']);
  const second = (await student.hall.page({ current: 2, size: 3 })).result;
  expect([names(second.records), second.total, second.current]).toEqual([['E-mail'], 4, 2]);
  const beyond = (await student.hall.page({ current: 9, size: 3 })).result;
  expect([beyond.records, beyond.total]).toEqual([[], 4]);
});

test('HL-1 the tabs show what is recommended without one’s favourites, what is new and what is hot', async () => {
  const { student, db, ids } = await aHall();
  await popular(db, { serviceId: ids.leave, visits: 10, identityType: undergraduate });
  await popular(db, { serviceId: ids.grades, visits: 20, identityType: undergraduate });
  const tab = async (name: HallTab) => names((await student.hall.page({ tab: name })).result.records);
  expect(await tab('recommended')).toEqual(['成绩查询', '请假', '班车']);
  await favour(db, student.id, [ids.grades]);
  expect(await tab('recommended')).toEqual(['请假', '班车']);
  expect(await tab('newest')).toEqual(['班车', '请假', '成绩查询', 'E-mail']);
  expect(await tab('hot')).toEqual(['班车', '成绩查询', '请假', 'E-mail']);
  const { records } = (await student.hall.page({})).result;
  expect(records.map(({ collected }) => collected)).toEqual([false, true, false, false]);
});

test('facets are counted for the caller, within a type and a word, and without a choice none of them is empty', async () => {
  const { student, dept, other, study, life, type } = await aHall();
  const { result } = await student.hall.facets({});
  expect(result.types).toEqual([{ id: type, name: '查询', count: 1 }]);
  expect(result.depts).toEqual([
    { id: dept, name: '教务处', count: 2 },
    { id: other, name: '后勤处', count: 1 },
  ]);
  expect(result.scenes).toMatchObject([
    { id: study, count: 2 },
    { id: life, count: 1, tint: 2 },
  ]);
  expect(result.audiences.find(({ id }) => id === String(undergraduate))).toMatchObject({ name: '本科生', count: 4 });
  expect(result.audiences.find(({ id }) => id === String(teacher))?.count).toBe(3);
  expect(result.ways.map(({ id, count }) => [id, count])).toEqual([
    ['ONLINE', 3],
    ['OFFLINE', 1],
  ]);
  expect(result.labels.map(({ id, count }) => [id, count])).toEqual([
    ['HOT', 1],
    ['MAINTENANCE', 1],
  ]);
  expect(result.letters).toEqual(['B', 'C', 'E', 'Q'].map((letter) => ({ letter, count: 1 })));
  const narrowed = (await student.hall.facets({ type: 'APPLICATION', keyword: '成绩' })).result;
  expect(narrowed.depts).toEqual([{ id: dept, name: '教务处', count: 1 }]);
  expect((await student.hall.facets({ keyword: '成积查询' })).result.letters).toEqual([{ letter: 'C', count: 1 }]);
  expect((await student.hall.departments({})).result).toEqual(result.depts);
  expect((await student.hall.scenes({})).result).toEqual(result.scenes);
  expect((await student.hall.types({})).result).toEqual(result.types);
});

test('scenes of the same place stand in the order they were made, also where their ids differ in length', async () => {
  const school = await aSchool();
  const { db } = school;
  const above = BigInt(Math.floor(Math.random() * 1e9));
  const ids = [9_000_000_000_000n + above, 10_000_000_000_000n + above].map(String);
  for (const [at, id] of ids.entries()) {
    await db.run(sql`
      insert into service_scene (id, tenant_id, name) overriding system value values (${id}, ${tenant}, ${`场景${at}`})`);
    await aService(db, { name: `服务${at}`, sceneId: id });
  }
  expect((await (await school.person()).hall.scenes({})).result.map(({ id }) => id)).toEqual(ids);
});

test('a visitor sees what is open or shown, is asked to sign in for the rest, and learns no address of it', async () => {
  const { school } = await aHall();
  const { visitor } = school;
  const { records, total } = (await visitor.hall.openPage({})).result;
  expect([names(records), total]).toEqual([['班车', '请假'], 2]);
  expect(records).toMatchObject([
    { serviceUrl: '', needsSignIn: true, collected: false },
    { serviceUrl: 'https://leave.example/', needsSignIn: false },
  ]);
  expect(JSON.stringify(records)).not.toContain('bus.example');
  expect((await visitor.hall.openPage({ keyword: '成绩' })).result).toMatchObject({ records: [], near: [] });
  expect((await visitor.hall.openPage({ tab: 'recommended' })).status).toBe(1000);
  expect(names((await visitor.hall.openSuggest({ keyword: 'banche' })).result.services)).toEqual(['班车']);
  expect(names((await visitor.hall.openHottest({ size: 1 })).result)).toEqual(['班车']);
  expect(names((await visitor.hall.openNewest({ size: 1 })).result)).toEqual(['班车']);
  expect((await visitor.hall.facets({})).result.types).toEqual([]);
  expect((await visitor.hall.openCounts()).result).toEqual({
    ...{ total: 2, application: 1, process: 1, online: 1, offline: 1, dept: 2 },
  });
  expect((await visitor.hall.page({})).http).toBe(401);
});

test('counts, the shelf, services of the central login and the names of those a service is meant for', async () => {
  const { student, db, ids } = await aHall();
  await db.run(
    sql`update service set role_ids = ${JSON.stringify([student.roleId])} where tenant_id = ${tenant} and id = ${ids.leave}`,
  );
  expect((await student.hall.counts()).result).toEqual({
    ...{ total: 4, application: 3, process: 1, online: 3, offline: 1, dept: 2 },
  });
  expect(names((await student.hall.hottest({ size: 2 })).result)).toEqual(['班车', '成绩查询']);
  expect(names((await student.hall.newest({ size: 2 })).result)).toEqual(['班车', '请假']);
  expect(names((await student.hall.shelf({ keyword: '车' })).result)).toEqual(['班车']);
  expect((await student.hall.casServices()).result).toMatchObject([
    { serviceName: 'E-mail', serviceUrl: 'https://mail.example/' },
  ]);
  const { records } = (await student.hall.pageRoles({})).result;
  expect(records.map(({ serviceName, roles, identities }) => [serviceName, roles, identities])).toEqual([
    ['班车', [], []],
    ['成绩查询', [], ['本科生']],
    ['请假', [`role of ${student.account}`], []],
    ['E-mail', [], []],
  ]);
});

test('what makes no sense is refused with a clear error', async () => {
  const { student } = await aHall();
  for (const query of [
    { tab: 'best' },
    { sort: 'size' },
    { letter: 'aa' },
    { deptId: 'x' },
    { type: 'OTHER' },
    { audience: 0 },
    { current: 0 },
    { size: requestLimits.maxPageSize + 1 },
    { keyword: 'x'.repeat(searchLimits.queryLength + 1) },
  ])
    expect((await student.hall.page(query as object)).status).toBe(4000);
  expect((await student.hall.suggest({ keyword: '' })).status).toBe(4000);
  expect((await student.hall.request({ keyword: '选课', text: '' })).status).toBe(4000);
});

test('HL-14 the count of a choice follows the other facets chosen, and a choice without services stays with 0', async () => {
  const { student, dept, other, study, life } = await aHall();
  const { result } = await student.hall.facets({ deptId: dept });
  expect(result.depts.map(({ id, count }) => [id, count])).toEqual([
    [dept, 2],
    [other, 1],
  ]);
  expect(result.scenes.map(({ id, count }) => [id, count])).toEqual([
    [study, 2],
    [life, 0],
  ]);
  const both = (await student.hall.facets({ deptId: dept, processType: 'OFFLINE' })).result;
  expect(both.depts.map(({ count }) => count)).toEqual([1, 0]);
  expect(both.ways.map(({ id, count }) => [id, count])).toEqual([
    ['ONLINE', 1],
    ['OFFLINE', 1],
  ]);
  const found = (await student.hall.facets({ keyword: '成绩', deptId: other })).result;
  expect(found.depts).toEqual([{ id: dept, name: '教务处', count: 1 }]);
  expect(found.letters).toEqual([{ letter: 'C', count: 0 }]);
});

test('the services one opened last come newest first, and what one may no longer use is left out', async () => {
  const { student, db, ids } = await aHall();
  expect((await student.hall.recent()).result).toEqual([]);
  for (const [at, serviceId] of [ids.bus, ids.leave, ids.bus, ids.grades].entries())
    await db.run(sql`
      insert into visit_log (tenant_id, service_id, user_id, at)
      values (${tenant}, ${serviceId}, ${student.id}, now() - make_interval(mins => ${10 - at}))`);
  expect(names((await student.hall.recent()).result)).toEqual(['成绩查询', '班车', '请假']);
  await db.run(sql`update service set status = 'OFF' where tenant_id = ${tenant} and id = ${ids.bus}`);
  expect(names((await student.hall.recent()).result)).toEqual(['成绩查询', '请假']);
});
